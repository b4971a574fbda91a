package dev.cleave.rules.search.body;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** A threshold that is short to read and classifies every known row as before: {@code 41.5}, not 41.49283. */
public final class ShortestCut {
    private static final BigDecimal QUARTER = new BigDecimal("0.25");
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private ShortestCut() {}

    /**
     * The decimal with the fewest places in the middle half of the gap, for {@code x > t} that is false at {@code below} and true at
     * {@code above}. Where no double lies between the two, it is {@code below}.
     */
    public static double between(double below, double above) {
        if (!(below < above)) {
            throw new IllegalArgumentException("a cut needs room: " + below + " is not less than " + above);
        }
        double low = Double.isInfinite(below) ? above - Math.max(1, Math.abs(above)) : below;
        double high = Double.isInfinite(above) ? below + Math.max(1, Math.abs(below)) : above;
        boolean finite = Double.isFinite(low) && Double.isFinite(high);
        double cut = finite ? rounded(decimal(low), decimal(high)).doubleValue() : below;
        return cut >= below && cut < above ? cut : Math.max(below, -Double.MAX_VALUE);
    }

    private static BigDecimal rounded(BigDecimal low, BigDecimal high) {
        BigDecimal middle = low.add(high).multiply(HALF);
        BigDecimal slack = high.subtract(low).multiply(QUARTER);
        int places = -exponent(middle.abs().max(slack));
        while (true) {
            BigDecimal cut = middle.setScale(places, RoundingMode.HALF_DOWN);
            if (cut.subtract(middle).abs().compareTo(slack) <= 0) {
                return cut;
            }
            places++;
        }
    }

    private static BigDecimal decimal(double number) {
        return new BigDecimal(ShortestDecimal.of(number));
    }

    /** A power of ten above the number. */
    private static int exponent(BigDecimal number) {
        return number.precision() - number.scale();
    }
}
