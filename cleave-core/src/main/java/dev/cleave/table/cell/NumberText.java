package dev.cleave.table.cell;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.math.MathContext;

/** The shortest decimal text that reads back as the same number; {@code NaN} and {@code Infinity}, as Java writes them. */
public final class NumberText {
    private static final double EXACT =
            1e15; // integers below it, and powers of ten up to 1e22, are numbers of their own
    private static final int FEW_DIGITS = 6;

    private NumberText() {}

    public static String of(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return Double.toString(number);
        }
        double scale = 1;
        for (int digits = 0; digits <= FEW_DIGITS; digits++) {
            double shifted = Math.rint(number * scale);
            if (!(Math.abs(shifted) < EXACT)) {
                break;
            }
            if (shifted / scale == number) {
                return decimal((long) shifted, digits); // one division of two exact numbers, so rounded as reading is
            }
            scale *= 10;
        }
        return ShortestDecimal.of(number);
    }

    private static String decimal(long shifted, int digits) {
        return digits == 0
                ? Long.toString(shifted)
                : BigDecimal.valueOf(shifted, digits).toPlainString();
    }

    public static String of(float number) {
        if (Float.isNaN(number) || Float.isInfinite(number)) {
            return Float.toString(number);
        }
        BigDecimal exact = new BigDecimal(number);
        BigDecimal best = new BigDecimal(Float.toString(number)).stripTrailingZeros();
        while (best.precision() > 1) {
            BigDecimal shorter = exact.round(new MathContext(best.precision() - 1));
            if (shorter.floatValue() != number) {
                break;
            }
            best = shorter.stripTrailingZeros();
        }
        return ShortestDecimal.of(best);
    }
}
