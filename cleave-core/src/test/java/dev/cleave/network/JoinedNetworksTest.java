package dev.cleave.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.table.BitMatrix;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinedNetworksTest {
    private static final int ROWS = 40;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyConjunctionSaysWhatItSaid(int seed) {
        Random random = new Random(seed);
        List<HardNetwork> networks =
                List.of(network(random, 4, 5, 3), network(random, 6, 2, 4), network(random, 1, 1, 2));
        HardNetwork together = JoinedNetworks.of(networks);
        NetworkInputs rows = rows(random);
        for (int row = 0; row < ROWS; row++) {
            int at = row;
            double[] apart = networks.stream()
                    .flatMapToDouble(one -> DoubleStream.of(one.pass().conjunctions(rows, at)))
                    .toArray();
            assertArrayEquals(apart, together.pass().conjunctions(rows, row), "row " + row + ", seed " + seed);
        }
    }

    @Test
    void eachConjunctionCountsAsItDid() {
        Random random = new Random(5);
        HardNetwork first = network(random, 4, 5, 3);
        HardNetwork second = network(random, 6, 2, 4);
        SemiSymbolicLayer together = JoinedNetworks.of(List.of(first, second)).disjunctions();
        for (int output = 0; output < 2; output++) {
            for (int i = 0; i < 7; i++) {
                float apart = i < 3
                        ? first.disjunctions().weight(output, i)
                        : second.disjunctions().weight(output, i - 3);
                assertArrayEquals(new float[] {apart}, new float[] {together.weight(output, i)});
            }
        }
    }

    @Test
    void onlyInventedPredicatesStandSideBySide() {
        HardNetwork given = new HardNetwork(
                new GivenPredicates(2),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, 2, new float[] {1, 1}),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 1, new float[] {1, 1}),
                new MutexHead(2));
        assertThrows(IllegalArgumentException.class, () -> JoinedNetworks.of(List.of(given, given)));
        assertThrows(IllegalArgumentException.class, () -> JoinedNetworks.of(List.of()));
    }

    /** Over one atom and two numbers. */
    private static HardNetwork network(Random random, int hidden, int predicates, int conjunctions) {
        return new HardNetwork(
                new MlpPredicates(
                        List.of(1),
                        new DenseLayer(hidden, 3, randoms(random, 3 * hidden), randoms(random, hidden)),
                        new DenseLayer(
                                predicates, hidden, randoms(random, predicates * hidden), randoms(random, predicates))),
                SemiSymbolicLayer.of(
                        Kind.CONJUNCTIVE, conjunctions, predicates, randoms(random, conjunctions * predicates)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, conjunctions, randoms(random, 2 * conjunctions)),
                new MutexHead(2));
    }

    private static NetworkInputs rows(Random random) {
        BitMatrix.Builder bits = new BitMatrix.Builder(ROWS, 2);
        for (int row = 0; row < ROWS; row++) {
            if (random.nextBoolean()) {
                bits.set(row, 1);
            }
        }
        return new NetworkInputs(bits.build(), Measurements.of(ROWS, 2, randoms(random, 2 * ROWS)));
    }

    private static float[] randoms(Random random, int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) random.nextGaussian();
        }
        return values;
    }
}
