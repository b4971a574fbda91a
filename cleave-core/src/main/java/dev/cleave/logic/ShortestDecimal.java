package dev.cleave.logic;

import java.math.BigDecimal;
import java.math.MathContext;

/** The shortest decimal text that reads back as the same number ({@code Double.toString} is not it before Java 19). */
public final class ShortestDecimal {
    private static final int ENOUGH_DIGITS = 17;
    private static final int PLAIN_ZEROS = 6;

    private ShortestDecimal() {}

    /** {@code 41.5}, {@code 3}, {@code 1E+20}; the number must be finite. */
    public static String of(double number) {
        BigDecimal shortest = shortest(number);
        return isReadablePlain(shortest) ? shortest.toPlainString() : shortest.toString();
    }

    private static BigDecimal shortest(double number) {
        BigDecimal exact = new BigDecimal(number);
        for (int digits = 1; digits < ENOUGH_DIGITS; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits));
            if (rounded.doubleValue() == number) {
                return rounded.stripTrailingZeros();
            }
        }
        return exact.round(new MathContext(ENOUGH_DIGITS)).stripTrailingZeros();
    }

    private static boolean isReadablePlain(BigDecimal number) {
        int trailingZeros = -number.scale();
        int leadingZeros = number.scale() - number.precision();
        return trailingZeros <= ENOUGH_DIGITS - number.precision() && leadingZeros <= PLAIN_ZEROS;
    }
}
