package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortestDecimalTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "3.0, 3",
        "41.5, 41.5",
        "-0.25, -0.25",
        "100000, 100000",
        "1e20, 1E+20",
        "0.002, 0.002",
        "2e-9, 2E-9",
        "1e23, 1E+23",
        "0.1, 0.1"
    })
    void printsNoMoreThanNeeded(double number, String text) {
        assertEquals(text, ShortestDecimal.of(number));
    }

    @Test
    void readsBackAsTheSameNumber() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            double number = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(number)) {
                assertEquals(number, Double.parseDouble(ShortestDecimal.of(number)), 0.0);
            }
        }
    }

    @Test
    void decimalsComeBackAsTheyWereWritten() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 10_000; i++) {
            BigDecimal written = BigDecimal.valueOf(random.nextLong(-1_000_000, 1_000_000), random.nextInt(6));
            String shortest = ShortestDecimal.of(written.doubleValue());
            assertEquals(0, written.compareTo(new BigDecimal(shortest)), shortest);
        }
    }
}
