package dev.cleave.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StatisticTest {
    @Test
    void errorIsThatOfTheMean() {
        Statistic found = Statistic.of(List.of(1.0, 2.0, 3.0, 4.0)).orElseThrow();
        assertEquals(2.5, found.mean());
        assertEquals(Math.sqrt(5.0 / 3 / 4), found.error().getAsDouble(), 1e-12);
        assertEquals(4, found.runs());
        assertEquals("2.50 ± 0.65", found.text(2));
    }

    @Test
    void oneRunHasNoError() {
        Statistic found = Statistic.of(List.of(0.25)).orElseThrow();
        assertTrue(found.error().isEmpty());
        assertEquals("0.250", found.text(3));
        assertTrue(Statistic.of(List.of()).isEmpty());
    }

    /** By differences of pairs, which need no mean. */
    @Test
    void errorAgreesWithPairs() {
        Random random = new Random(5);
        for (int n = 2; n < 20; n++) {
            List<Double> figures = random.doubles(n).boxed().toList();
            double pairs = 0;
            for (double a : figures) {
                for (double b : figures) {
                    pairs += (a - b) * (a - b);
                }
            }
            double variance = pairs / (2.0 * n * (n - 1));
            assertEquals(
                    Math.sqrt(variance / n),
                    Statistic.of(figures).orElseThrow().error().getAsDouble(),
                    1e-12);
        }
    }

    @Test
    void nothingHasNoMinus() {
        assertEquals("0.000", Statistic.number(-0.0001, 3));
        assertEquals("+0.000", Statistic.difference(-0.0001, 3));
        assertEquals("−0.012", Statistic.difference(-0.012, 3));
    }
}
