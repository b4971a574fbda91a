package dev.cleave.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RationalTanhTest {
    private static final int ROWS = 1 << 12;

    static Stream<Kernel> kernels() {
        return Stream.of(new PlainKernel(), new VectorKernel());
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void staysWithinItsBoundOverADenseSweep(Kernel kernel) {
        double worst = 0;
        for (float from = -10; from < 10; from += .25f) {
            float[] x = sweep(from, .25f);
            float[] tanh = apply(kernel, x);
            for (int i = 0; i < x.length; i++) {
                assertTrue(Math.abs(tanh[i]) <= 1, "beyond 1 at " + x[i]);
                worst = Math.max(worst, Math.abs(tanh[i] - Math.tanh(x[i])));
            }
        }
        assertTrue(worst <= 3e-7, "error " + worst);
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void saturatesForHugeValuesAndKeepsZero(Kernel kernel) {
        float[] x = new float[ROWS * 16];
        x[0] = Float.MAX_VALUE;
        x[1] = Float.NEGATIVE_INFINITY;
        float[] tanh = apply(kernel, x);
        assertEquals(1f, tanh[0], 3e-7f);
        assertEquals(-1f, tanh[1], 3e-7f);
        assertEquals(0f, tanh[2]);
    }

    private static float[] sweep(float from, float length) {
        float[] x = new float[ROWS * 16];
        for (int i = 0; i < x.length; i++) {
            x[i] = from + length * i / x.length;
        }
        return x;
    }

    private static float[] apply(Kernel kernel, float[] x) {
        float[] out = new float[x.length];
        kernel.tanh(new Panel(x, 0), new Panel(out, 0), x.length / 16);
        return out;
    }
}
