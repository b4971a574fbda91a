package dev.cleave.logic;

import java.math.BigDecimal;
import java.math.MathContext;

/** The shortest decimal text that reads back as the same number ({@code Double.toString} is not always it before Java 19). */
public final class ShortestDecimal {
    private static final int MOST_DIGITS = 17;
    private static final int PLAIN_ZEROS = 6;

    private ShortestDecimal() {}

    /** {@code 41.5}, {@code 3}, {@code 1E+20}; the number must be finite. */
    public static String of(double number) {
        return of(shortest(number));
    }

    /** The same number in the same style; trailing zeros don't count. */
    public static String of(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return isReadablePlain(stripped) ? stripped.toPlainString() : stripped.toString();
    }

    private static BigDecimal shortest(double number) {
        BigDecimal best = new BigDecimal(Double.toString(number)).stripTrailingZeros();
        BigDecimal exact = new BigDecimal(number);
        while (best.precision() > 1) {
            BigDecimal shorter = exact.round(new MathContext(best.precision() - 1));
            if (shorter.doubleValue() != number) {
                return best;
            }
            best = shorter.stripTrailingZeros();
        }
        return best;
    }

    private static boolean isReadablePlain(BigDecimal number) {
        int trailingZeros = -number.scale();
        int leadingZeros = number.scale() - number.precision();
        return trailingZeros <= MOST_DIGITS - number.precision() && leadingZeros <= PLAIN_ZEROS;
    }
}
