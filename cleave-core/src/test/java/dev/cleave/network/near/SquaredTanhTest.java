package dev.cleave.network.near;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SquaredTanhTest {
    @Test
    void itIsTanhToWithinItsErrorAllOverItsRange() {
        SplittableRandom random = new SplittableRandom(5);
        double[] numbers = new double[200_000];
        double[] values = new double[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            double width = i % 3 == 0 ? 2 : i % 3 == 1 ? 12 : SquaredTanh.RANGE;
            numbers[i] = (2 * random.nextDouble() - 1) * width;
            values[i] = numbers[i];
        }
        numbers[7] = SquaredTanh.RANGE;
        values[7] = numbers[7];
        numbers[8] = -SquaredTanh.RANGE;
        values[8] = numbers[8];
        SquaredTanh.of(values, values.length - 1);
        for (int i = 0; i < numbers.length - 1; i++) {
            double x = numbers[i];
            assertEquals(StrictMath.tanh(x), values[i], 1e-10, () -> "at " + x);
        }
        assertEquals(numbers[numbers.length - 1], values[numbers.length - 1], "beyond the count nothing changes");
    }
}
