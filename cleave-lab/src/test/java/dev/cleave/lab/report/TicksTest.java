package dev.cleave.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.lab.report.Plot.Axis;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TicksTest {
    @Test
    void stepsAreRound() {
        assertEquals(List.of(0.0, 20.0, 40.0, 60.0, 80.0, 100.0), Ticks.of(new Axis("%", false, 0, 105)));
        assertEquals(List.of(0.01, 0.1, 1.0, 10.0), Ticks.of(new Axis("s", true, 0.01, 10)));
    }

    @Test
    void theyLieOnTheAxis() {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            double from = random.nextDouble() * 10 + 0.001;
            Axis axis = new Axis("", i % 2 == 0, from, from * (2 + random.nextInt(100_000)));
            for (double tick : Ticks.of(axis)) {
                assertTrue(axis.place(tick) > -1e-6 && axis.place(tick) < 1 + 1e-6, axis + " " + tick);
            }
            assertTrue(Ticks.of(axis).size() <= 11, axis.toString());
        }
    }

    @Test
    void textIsShort() {
        assertEquals("0.001", Ticks.text(0.001));
        assertEquals("1e-5", Ticks.text(1e-5));
        assertEquals("1,000", Ticks.text(1000));
        assertEquals("1e7", Ticks.text(1e7));
        assertEquals("0.5", Ticks.text(0.5));
    }
}
