package dev.cleave.network.near;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CubicTanhTest {
    @Test
    void itIsTanhToWithinItsError() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200_000; i++) {
            double x = (random.nextDouble() - 0.5) * (i % 2 == 0 ? 4 : 60);
            assertEquals(StrictMath.tanh(x), CubicTanh.of(x), 1e-11, () -> "at " + x);
        }
    }
}
