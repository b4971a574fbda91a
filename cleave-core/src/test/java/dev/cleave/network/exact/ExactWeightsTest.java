package dev.cleave.network.exact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExactWeightsTest {
    @Test
    void smallestIntegersLargestFirst() {
        ExactWeights weights = ExactWeights.of(new float[] {1.5f, 0, -6, 3});
        assertArrayEquals(new int[] {2, 3, 0}, weights.inputs());
        assertArrayEquals(new long[] {4, 2, 1}, weights.toLongs());
        assertFalse(weights.isPositive(0));
        assertTrue(weights.isPositive(1));
        assertEquals(BigInteger.valueOf(7), weights.total());
    }

    @Test
    void proportionsAreKept() {
        Random random = new Random(1);
        for (int run = 0; run < 1_000; run++) {
            float[] floats = {any(random), any(random), any(random)};
            ExactWeights exact = ExactWeights.of(floats);
            int[] inputs = exact.inputs();
            for (int i = 1; i < exact.size(); i++) {
                assertEquals(
                        product(floats[inputs[0]], exact.size(i)),
                        product(floats[inputs[i]], exact.size(0)),
                        "a run with seed 1: " + run);
            }
        }
    }

    private static float any(Random random) {
        float any = Float.intBitsToFloat(random.nextInt());
        return Float.isFinite(any) ? any : Float.MIN_VALUE;
    }

    private static BigDecimal product(float weight, BigInteger size) {
        return new BigDecimal(weight).abs().multiply(new BigDecimal(size)).stripTrailingZeros();
    }

    @Test
    void nodeWithoutWeightsHasNone() {
        ExactWeights none = ExactWeights.of(new float[] {0, -0f});
        assertEquals(0, none.size());
        assertEquals(BigInteger.ZERO, none.largest());
    }

    @Test
    void whatIsNoNumberIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> ExactWeights.of(new float[] {Float.NaN}));
    }
}
