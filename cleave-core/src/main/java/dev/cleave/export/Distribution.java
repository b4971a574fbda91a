package dev.cleave.export;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Probabilities as decimals that add up to 1, and in double arithmetic to no more: engines refuse what exceeds it. */
record Distribution(List<BigDecimal> probabilities) {
    private static final int DIGITS = 10;
    private static final BigDecimal UNIT = BigDecimal.ONE.movePointLeft(DIGITS);

    Distribution {
        probabilities = List.copyOf(probabilities);
    }

    /** Each is cut to its digits, and the most probable one has the rest. */
    static Distribution of(double[] probabilities) {
        BigDecimal[] cut = Arrays.stream(probabilities)
                .mapToObj(p -> new BigDecimal(p).setScale(DIGITS, RoundingMode.DOWN))
                .toArray(BigDecimal[]::new);
        int top = IntStream.range(0, cut.length)
                .boxed()
                .max(Comparator.comparing(i -> cut[i]))
                .orElseThrow();
        BigDecimal sum = Arrays.stream(cut).reduce(BigDecimal.ZERO, BigDecimal::add);
        cut[top] = cut[top].add(BigDecimal.ONE.subtract(sum));
        if (doubleSum(cut) > 1) {
            cut[top] = cut[top].subtract(UNIT);
        }
        return new Distribution(List.of(cut));
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
