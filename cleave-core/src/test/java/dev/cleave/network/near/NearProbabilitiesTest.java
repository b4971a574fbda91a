package dev.cleave.network.near;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.Predicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Table;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Random networks on random rows: every probability is that of the network's own pass to within the error that is promised. */
class NearProbabilitiesTest {
    private static final int NUMBERS = 3;

    @Test
    void theyAreNearEnough() {
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int columns = 1 + random.nextInt(150);
            SoftNetwork network = network(random, columns);
            NetworkInputs inputs = inputs(random, 1 + random.nextInt(150), columns);
            NearProbabilities near = NearProbabilities.of(network).another();
            assertTrue(near.error() < 1e-4, "seed " + seed + ": " + near.error());
            compare(network, inputs, near, seed);
        }
    }

    /** Numbers that are looked up by the codes of a table, few different ones or more than are kept. */
    @Test
    void numbersOfATableAreNearEnough() {
        for (long seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int different = random.nextBoolean() ? 1 + random.nextInt(50) : 2_000;
            SoftNetwork network = network(random, thresholds(random, NUMBERS));
            NearProbabilities near = NearProbabilities.of(network);
            for (int table = 0; table < 3; table++) {
                NetworkInputs inputs = coded(random, different);
                assertTrue(inputs.numbers().coded(0).isPresent());
                compare(network, inputs, near, seed);
            }
        }
    }

    /** Very many rows, some of them at the bound to the last digit: labels are those of the exact mean. */
    @Test
    void anEnsembleSaysOfVeryManyRowsWhatItsMeanSays() {
        for (long seed = 0; seed < 3; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Predicates predicates = thresholds(random, 1 + random.nextInt(20));
            int outputs = 1 + random.nextInt(3);
            SoftEnsemble networks = new SoftEnsemble(IntStream.range(0, 3)
                    .mapToObj(i -> network(random, predicates, outputs))
                    .toList());
            NetworkInputs inputs = inputs(random, 20_001, 20);
            double[] exact = networks.probabilities(inputs);
            double bound = exact[random.nextInt(exact.length)];
            BitMatrix found = networks.predict(inputs, bound);
            for (int i = 0; i < exact.length; i++) {
                assertEquals(exact[i] > bound, found.get(i / outputs, i % outputs), "seed " + seed + ", " + i);
            }
        }
    }

    /** Of a table with numbers, some missing and some text, one threshold each. */
    private static NetworkInputs coded(SplittableRandom random, int different) {
        List<String> names = IntStream.range(0, NUMBERS).mapToObj(i -> "x" + i).toList();
        List<List<String>> rows = IntStream.range(0, different > 1_000 ? 4_000 : 100)
                .mapToObj(row -> names.stream()
                        .map(name -> random.nextInt(9) == 0
                                ? List.of("", "text").get(random.nextInt(2))
                                : String.valueOf(random.nextInt(different) / 16.0))
                        .toList())
                .toList();
        List<NumericColumn> columns = names.stream()
                .map(name -> new NumericColumn(name, List.of(0.5), false))
                .toList();
        Encoding encoding = new Encoding(columns, new Target(List.of(new Label("y", "yes", List.of("no")))), List.of());
        return encoding.codedInputs(Table.of(names, rows)).read();
    }

    private static void compare(SoftNetwork network, NetworkInputs inputs, NearProbabilities near, long seed) {
        int outputs = network.disjunctions().nodes();
        double[] found = new double[near.most() * outputs];
        NeuralDnf.Pass pass = network.pass();
        for (int first = 0; first < inputs.bits().rows(); first += near.most()) {
            int rows = Math.min(near.most(), inputs.bits().rows() - first);
            near.of(inputs, first, rows, found);
            for (int i = 0; i < rows * outputs; i++) {
                double[] expected = network.head().probabilities(pass.outputs(inputs, first + i / outputs));
                assertEquals(expected[i % outputs], found[i], near.error(), "seed " + seed);
            }
        }
    }

    private static SoftNetwork network(SplittableRandom random, int columns) {
        return network(random, random.nextBoolean() ? new GivenPredicates(columns) : thresholds(random, columns));
    }

    private static SoftNetwork network(SplittableRandom random, Predicates predicates) {
        return network(random, predicates, 1 + random.nextInt(12));
    }

    private static SoftNetwork network(SplittableRandom random, Predicates predicates, int outputs) {
        int nodes = 1 + random.nextInt(90);
        double scale = List.of(0.3, 1.0, 30.0).get(random.nextInt(3)); // the last is beyond the range of the quick tanh
        return new SoftNetwork(
                predicates,
                SemiSymbolicLayer.of(
                        Kind.CONJUNCTIVE, nodes, predicates.size(), weights(random, nodes * predicates.size(), scale)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, outputs, nodes, weights(random, outputs * nodes, 0.3)),
                new IndependentHead(outputs));
    }

    /** Some of the atoms, and a few thresholds of every number. */
    private static Predicates thresholds(SplittableRandom random, int columns) {
        List<Integer> atoms = IntStream.range(0, columns)
                .filter(i -> random.nextInt(5) > 0)
                .boxed()
                .toList();
        List<ThresholdPredicates.Cut> cuts = IntStream.range(0, 2 * NUMBERS)
                .mapToObj(i -> new ThresholdPredicates.Cut(i % NUMBERS, (float) random.nextDouble()))
                .toList();
        return new ThresholdPredicates(atoms, cuts, 0.1);
    }

    private static float[] weights(SplittableRandom random, int count, double scale) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = random.nextInt(4) == 0 ? 0 : (float) (scale * (2 * random.nextDouble() - 1));
        }
        return weights;
    }

    private static NetworkInputs inputs(SplittableRandom random, int rows, int columns) {
        BitMatrix.Builder bits = new BitMatrix.Builder(rows, columns);
        float[] numbers = new float[rows * NUMBERS];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.nextBoolean()) {
                    bits.set(row, column);
                }
            }
            for (int i = 0; i < NUMBERS; i++) {
                numbers[row * NUMBERS + i] = random.nextInt(9) == 0 ? Float.NaN : (float) (2 * random.nextDouble());
            }
        }
        return new NetworkInputs(bits.build(), Measurements.of(rows, NUMBERS, numbers));
    }
}
