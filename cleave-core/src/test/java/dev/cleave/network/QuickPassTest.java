package dev.cleave.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class QuickPassTest {
    private static final int ATOMS = 70;
    private static final int COLUMNS = 3;
    private static final int ROWS = 300;

    static IntStream seeds() {
        return IntStream.range(0, 200);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void labelsAreThoseOfTheExactPass(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        NetworkInputs rows = rows(random);
        SoftNetwork network = network(random, 0);
        double onALevel = network.pass().outputs(rows, random.nextInt(ROWS))[0];
        SoftNetwork level = network.above((float) onALevel);
        for (NeuralDnf each : List.of(
                network,
                level,
                network.harden(),
                level.harden(),
                ties(network).harden(),
                given(random),
                given(random).harden())) {
            BitMatrix.Builder exact = new BitMatrix.Builder(ROWS, 2);
            for (int row = 0; row < ROWS; row++) {
                each.head().decide(each.pass().outputs(rows, row), row, exact);
            }
            assertEquals(exact.build(), each.predict(rows), "seed " + seed);
        }
    }

    @Test
    void theTableIsAsNearAsItSays() {
        SplittableRandom random = new SplittableRandom(1);
        double most = 0;
        for (int i = 0; i < 2_000_000; i++) {
            double x = (random.nextDouble() - 0.5) * (i % 2 == 0 ? 4 : 50);
            most = Math.max(most, Math.abs(QuickTanh.of(x) - StrictMath.tanh(x)));
        }
        assertTrue(most < QuickTanh.ERROR, "off by " + most);
    }

    @Test
    void endsAreOne() {
        assertEquals(1, QuickTanh.of(Double.POSITIVE_INFINITY));
        assertEquals(-1, QuickTanh.of(-1e300));
        assertEquals(0, QuickTanh.of(0));
    }

    private static NetworkInputs rows(SplittableRandom random) {
        BitMatrix.Builder bits = new BitMatrix.Builder(ROWS, ATOMS);
        float[] numbers = new float[ROWS * COLUMNS];
        for (int row = 0; row < ROWS; row++) {
            for (int atom = 0; atom < ATOMS; atom++) {
                if (random.nextBoolean()) {
                    bits.set(row, atom);
                }
            }
            for (int c = 0; c < COLUMNS; c++) {
                numbers[row * COLUMNS + c] =
                        random.nextInt(12) == 0 ? Float.NaN : (float) (2 * random.nextDouble() - 1);
            }
        }
        return new NetworkInputs(bits.build(), measurements(numbers));
    }

    private static Measurements measurements(float[] numbers) {
        return Measurements.of(ROWS, COLUMNS, numbers);
    }

    private static SoftNetwork network(SplittableRandom random, int level) {
        List<ThresholdPredicates.Cut> cuts = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            cuts.add(new ThresholdPredicates.Cut(i % COLUMNS, (float) (2 * random.nextDouble() - 1)));
        }
        ThresholdPredicates predicates = new ThresholdPredicates(List.of(0, 2, 5), cuts, 0.3);
        return new SoftNetwork(
                predicates,
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 8, predicates.size(), weights(random, 8 * predicates.size())),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 8, weights(random, 16)),
                new IndependentHead(2, level));
    }

    private static SoftNetwork given(SplittableRandom random) {
        return new SoftNetwork(
                new GivenPredicates(ATOMS),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 8, ATOMS, weights(random, 8 * ATOMS)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 8, weights(random, 16)),
                new IndependentHead(2));
    }

    /** Weights of which many add up to the same. */
    private static SoftNetwork ties(SoftNetwork network) {
        float[] weights = network.conjunctions().weights();
        for (int i = 0; i < weights.length; i++) {
            weights[i] = Math.signum(weights[i]) * (1 + i % 2);
        }
        return network.with(
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 8, network.predicates().size(), weights),
                network.disjunctions());
    }

    private static float[] weights(SplittableRandom random, int count) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = random.nextInt(3) == 0 ? (float) (random.nextDouble() - 0.5) : 0;
        }
        return weights;
    }
}
