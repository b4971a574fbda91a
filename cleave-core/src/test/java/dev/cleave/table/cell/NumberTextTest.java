package dev.cleave.table.cell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NumberTextTest {
    @Test
    void doublesAreWrittenAsTheSlowWayDoes() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 100_000; i++) {
            double number = random(random, i);
            if (Double.isFinite(number)) {
                assertEquals(ShortestDecimal.of(number), NumberText.of(number), Double.toString(number));
                assertEquals(number, Double.parseDouble(NumberText.of(number)), 0, Double.toString(number));
            }
        }
    }

    private static double random(SplittableRandom random, int i) {
        return switch (i % 4) {
            case 0 -> Double.longBitsToDouble(random.nextLong());
            case 1 -> random.nextInt() / Math.pow(10, random.nextInt(12));
            case 2 -> random.nextLong() / 1000.0;
            default -> random.nextDouble() * 100;
        };
    }

    @Test
    void floatsHaveAsFewDigitsAsReadBack() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 20_000; i++) {
            float number = i % 2 == 0 ? Float.intBitsToFloat(random.nextInt()) : random.nextInt(100_000) / 100f;
            if (Float.isFinite(number) && number != 0) {
                String text = NumberText.of(number);
                assertEquals(number, Float.parseFloat(text), 0, text);
                assertEquals(
                        fewest(number),
                        new BigDecimal(text).stripTrailingZeros().precision(),
                        text);
            }
        }
    }

    /** By trial of every number of digits. */
    private static int fewest(float number) {
        BigDecimal exact = new BigDecimal(number);
        for (int digits = 1; ; digits++) {
            int scale = digits - (exact.precision() - exact.scale());
            for (RoundingMode mode : new RoundingMode[] {RoundingMode.DOWN, RoundingMode.UP}) {
                if (exact.setScale(scale, mode).floatValue() == number) {
                    return digits;
                }
            }
        }
    }

    @Test
    void knownTexts() {
        assertEquals("0.1", NumberText.of(0.1));
        assertEquals("0.1", NumberText.of(0.1f));
        assertEquals("41", NumberText.of(41.0));
        assertEquals("1E+20", NumberText.of(1e20));
        assertEquals("NaN", NumberText.of(Double.NaN));
        assertEquals("-Infinity", NumberText.of(Float.NEGATIVE_INFINITY));
        assertEquals("0", NumberText.of(-0.0));
    }
}
