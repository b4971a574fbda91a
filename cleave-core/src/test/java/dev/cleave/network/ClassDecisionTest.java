package dev.cleave.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.exact.ClassMargin;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The class of a row is that of real arithmetic, the first of equals: naive sums of decimals are the oracle. */
class ClassDecisionTest {
    private static final int CASES = 20_000;

    @Test
    void theLargestIsThatOfRealArithmetic() {
        int ties = 0;
        int rounded = 0;
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            SemiSymbolicLayer layer = layer(random);
            double[] x = signs(random, layer.inputs());
            double[] f = new double[layer.nodes()];
            layer.ranked(x, f);
            BigDecimal[] exact = exact(layer, x);
            assertEquals(largest(exact), Head.largest(f, f.length), "seed " + seed);
            for (int node = 0; node < f.length; node++) {
                assertEquals(
                        exact[node].doubleValue(),
                        f[node],
                        1e-9 * (1 + exact[node].abs().doubleValue()));
            }
            ties += isTied(exact) ? 1 : 0;
            layer.raw(x, f);
            rounded += largest(exact) == Head.largest(f, f.length) ? 0 : 1;
        }
        assertTrue(ties > CASES / 50, ties + " ties");
        assertTrue(rounded > 10, "plain sums are wrong in " + rounded);
    }

    /** Both sums are the same double, and the second class is larger by less than its last place. */
    @Test
    void whatDoublesCanNotTellApartIsToldApart() {
        float[] weights = {0x1p30f, 0x1p-30f, 0x1p30f, 0x1p-29f};
        SemiSymbolicLayer layer = SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 2, weights);
        double[] f = new double[2];
        layer.ranked(new double[] {1, 1}, f);
        assertEquals(1, Head.largest(f, 2));
        layer.ranked(new double[] {-1, -1}, f);
        assertEquals(0, Head.largest(f, 2), "a tie goes to the first");
    }

    @Test
    void marginsSayWhichOfTwoClassesIsLarger() {
        for (long seed = 0; seed < 2_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            SemiSymbolicLayer layer = layer(random);
            double[] x = signs(random, layer.inputs());
            BigDecimal[] exact = exact(layer, x);
            for (int one = 0; one < exact.length; one++) {
                for (int other = 0; other < exact.length; other++) {
                    assertEquals(
                            exact[one].compareTo(exact[other]) >= 0,
                            holds(ClassMargin.of(layer, one, other), x),
                            "seed " + seed);
                }
            }
        }
    }

    private static boolean holds(ClassMargin margin, double[] x) {
        BigInteger sum = BigInteger.ZERO;
        for (ClassMargin.Weight weight : margin.weights()) {
            sum = x[weight.input()] > 0 == weight.positive() ? sum.add(weight.size()) : sum;
        }
        return sum.compareTo(margin.bound()) >= 0;
    }

    /**
     * Multiples of 0.1, some of them small beside the others, so that sums are full of ties that doubles miss; some rows are
     * others in another order.
     */
    private static SemiSymbolicLayer layer(SplittableRandom random) {
        int nodes = 2 + random.nextInt(4);
        int inputs = 1 + random.nextInt(7);
        boolean isWide = random.nextBoolean();
        float[] weights = new float[nodes * inputs];
        for (int i = 0; i < weights.length; i++) {
            float scale = isWide && random.nextInt(3) == 0 ? 0x1p-55f : 0.1f;
            weights[i] = (random.nextInt(13) - 6) * scale;
        }
        if (random.nextBoolean()) {
            for (int i = 0; i < inputs; i++) {
                weights[inputs + i] = weights[inputs - 1 - i];
            }
        }
        double delta = random.nextInt(4) == 0 ? 0.7 : 1;
        return SemiSymbolicLayer.of(Kind.DISJUNCTIVE, delta, nodes, inputs, weights);
    }

    private static double[] signs(SplittableRandom random, int count) {
        return random.ints(count, 0, 2).mapToDouble(bit -> 2 * bit - 1).toArray();
    }

    private static BigDecimal[] exact(SemiSymbolicLayer layer, double[] x) {
        BigDecimal[] f = new BigDecimal[layer.nodes()];
        for (int node = 0; node < f.length; node++) {
            BigDecimal sum = BigDecimal.ZERO;
            BigDecimal total = BigDecimal.ZERO;
            BigDecimal most = BigDecimal.ZERO;
            for (int i = 0; i < x.length; i++) {
                BigDecimal weight = new BigDecimal(layer.weight(node, i));
                sum = sum.add(weight.multiply(new BigDecimal(x[i])));
                total = total.add(weight.abs());
                most = most.max(weight.abs());
            }
            f[node] = sum.subtract(new BigDecimal(layer.delta()).multiply(most.subtract(total)));
        }
        return f;
    }

    private static int largest(BigDecimal[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i].compareTo(values[best]) > 0 ? i : best;
        }
        return best;
    }

    private static boolean isTied(BigDecimal[] values) {
        int best = largest(values);
        for (int i = 0; i < values.length; i++) {
            if (i != best && values[i].compareTo(values[best]) == 0) {
                return true;
            }
        }
        return false;
    }
}
