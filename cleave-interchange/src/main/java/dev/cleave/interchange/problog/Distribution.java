package dev.cleave.interchange.problog;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;

/** Probabilities as decimals that add up to 1, and in double arithmetic to no more: engines refuse what exceeds it. */
record Distribution(List<BigDecimal> probabilities) {
    private static final int DIGITS = 10;
    private static final BigDecimal UNIT = BigDecimal.ONE.movePointLeft(DIGITS);
    private static final BigDecimal MARGIN = UNIT.add(UNIT); // one unit may be taken from the answer

    Distribution {
        probabilities = List.copyOf(probabilities);
    }

    /**
     * Each is cut to its digits, and the answer has the rest. What is not below the answer at that many digits is made so, as the
     * answer is the largest in exact arithmetic, or the first of equals, and an engine has only these digits to find it by.
     *
     * @param answer the most probable class
     */
    static Distribution of(double[] probabilities, int answer) {
        BigDecimal below = cut(probabilities[answer]).subtract(MARGIN).max(BigDecimal.ZERO);
        BigDecimal[] cut =
                Arrays.stream(probabilities).mapToObj(p -> cut(p).min(below)).toArray(BigDecimal[]::new);
        cut[answer] = BigDecimal.ZERO;
        cut[answer] = BigDecimal.ONE.subtract(Arrays.stream(cut).reduce(BigDecimal.ZERO, BigDecimal::add));
        if (doubleSum(cut) > 1) {
            cut[answer] = cut[answer].subtract(UNIT);
        }
        return new Distribution(List.of(cut));
    }

    private static BigDecimal cut(double probability) {
        return new BigDecimal(probability).setScale(DIGITS, RoundingMode.DOWN);
    }

    /** One after the other, as an engine would; a stream's sum is more careful. */
    private static double doubleSum(BigDecimal[] values) {
        double sum = 0;
        for (BigDecimal value : values) {
            sum += value.doubleValue();
        }
        return sum;
    }

    /** {@code 0.806}, with at least one digit. */
    static String text(BigDecimal probability) {
        BigDecimal shortest = probability.stripTrailingZeros();
        return shortest.setScale(Math.max(1, shortest.scale()), RoundingMode.UNNECESSARY)
                .toPlainString();
    }
}
