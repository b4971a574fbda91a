package dev.cleave.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SemiSymbolicLayerTest {
    private static final double TOLERANCE = 1e-12;

    @Test
    void conjunctionOfThePapersExample() {
        SemiSymbolicLayer layer = node(Kind.CONJUNCTIVE, 1, -6, -2, -2, 2, -6);
        assertEquals(2, layer.raw(0, new double[] {-1, 1, -1, 1, -1}), TOLERANCE);
        assertEquals(6, layer.raw(0, new double[] {-1, -1, -1, 1, -1}), TOLERANCE);
        assertEquals(-26, layer.raw(0, new double[] {1, 1, 1, 1, 1}), TOLERANCE);
    }

    @Test
    void disjunctionNeedsOneInput() {
        SemiSymbolicLayer layer = node(Kind.DISJUNCTIVE, 1, 6, -6);
        assertEquals(6, layer.raw(0, new double[] {1, 1}), TOLERANCE);
        assertEquals(-6, layer.raw(0, new double[] {-1, 1}), TOLERANCE);
    }

    @Test
    void deltaScalesTheBias() {
        assertEquals(1 + 2 - 0.25 * 1, node(Kind.CONJUNCTIVE, 0.25, 1, 2).raw(0, new double[] {1, 1}), TOLERANCE);
    }

    @Test
    void tieIsExactlyZero() {
        // Mismatch .1 + .1 against a maximum of .4: 2 * .2f = .4f in the reals of these floats.
        SemiSymbolicLayer layer = node(Kind.CONJUNCTIVE, 1, 0.4f, 0.1f, 0.1f);
        assertEquals(0, layer.raw(0, new double[] {1, -1, -1}));
    }

    @Test
    void blocksOfZeroChangeNothing() {
        for (long seed = 0; seed < 1_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int nodes = 1 + random.nextInt(6);
            int inputs = 1 + random.nextInt(6);
            float[] weights = new float[nodes * inputs];
            double[] x = random.doubles(inputs, -1, 1).toArray();
            for (int i = 0; i < weights.length; i++) {
                weights[i] = random.nextInt(3) > 0 ? 0 : (float) random.nextDouble(-3, 3);
            }
            double[] f = new double[nodes];
            SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 0, nodes, inputs, weights).raw(x, f);
            for (int node = 0; node < nodes; node++) {
                double sum = 0;
                for (int i = 0; i < inputs; i++) {
                    sum += x[i] * weights[node * inputs + i];
                }
                assertEquals(sum, f[node], "seed " + seed);
            }
        }
    }

    @Test
    void signOnBivalentInputsIsThatOfTheReals() {
        for (long seed = 0; seed < 20_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int inputs = 1 + random.nextInt(8);
            float[] weights = new float[inputs];
            double[] x = new double[inputs];
            for (int i = 0; i < inputs; i++) {
                weights[i] = (random.nextInt(13) - 6) * 0.1f * (random.nextInt(20) == 0 ? 1e-9f : 1);
                x[i] = random.nextBoolean() ? 1 : -1;
            }
            Kind kind = random.nextBoolean() ? Kind.CONJUNCTIVE : Kind.DISJUNCTIVE;
            double delta = random.nextInt(3) == 0 ? 0.5 : 1;
            double f = SemiSymbolicLayer.of(kind, delta, 1, inputs, weights).raw(0, x);
            assertEquals(naiveSign(kind, delta, weights, x), Math.signum(f), "seed " + seed);
        }
    }

    @Test
    void nonFiniteWeightIsRefusedByName() {
        var thrown = assertThrows(
                IllegalArgumentException.class,
                () -> SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 2, 2, new float[] {1, 1, 1, Float.NaN}));
        assertTrue(thrown.getMessage().contains("weight 1 of node 1"), thrown.getMessage());
    }

    @Test
    void wrongShapeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 2, 3, new float[5]));
    }

    private static SemiSymbolicLayer node(Kind kind, double delta, float... weights) {
        return SemiSymbolicLayer.of(kind, delta, 1, weights.length, weights);
    }

    private static double naiveSign(Kind kind, double delta, float[] weights, double[] x) {
        BigDecimal sum = BigDecimal.ZERO;
        BigDecimal absolute = BigDecimal.ZERO;
        BigDecimal maximum = BigDecimal.ZERO;
        for (int i = 0; i < weights.length; i++) {
            BigDecimal weight = new BigDecimal((double) weights[i]);
            sum = sum.add(weight.multiply(new BigDecimal(x[i])));
            absolute = absolute.add(weight.abs());
            maximum = maximum.max(weight.abs());
        }
        BigDecimal signed = new BigDecimal(kind == Kind.CONJUNCTIVE ? delta : -delta);
        return sum.add(signed.multiply(maximum.subtract(absolute))).signum();
    }
}
