package dev.cleave.network.discretise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiscretisationTest {
    private static final int ROWS = 120;

    static LongStream seeds() {
        return LongStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyConjunctionSaysTheSameOfEveryRow(long seed) {
        Random random = new Random(seed);
        LabelledTable data = data(random);
        Rows train = Rows.all(ROWS);
        Encoding encoding = encoding(data);
        HardNetwork network = network(encoding, random);
        DiscretisedNetwork settled = Discretisation.of(network, encoding, data.table(), train);
        NetworkInputs before = encoding.inputs(data.table()).read();
        NetworkInputs after = settled.encoding().inputs(data.table()).read();
        for (int row = 0; row < ROWS; row++) {
            assertArrayEquals(
                    network.pass().conjunctions(before, row),
                    settled.network().pass().conjunctions(after, row),
                    "seed " + seed + ", row " + row);
        }
        assertEquals(network.predict(before), settled.network().predict(after));
    }

    /** Against the definition of a node, for every truth of its inputs. */
    @ParameterizedTest
    @MethodSource("seeds")
    void mergingAndFoldingAreExact(long seed) {
        Random random = new Random(seed);
        int inputs = 5;
        Map<DiscretisedInput, List<Float>> byInput = new HashMap<>();
        Map<DiscretisedInput, Boolean> constants = new HashMap<>();
        for (int i = 0; i < inputs; i++) {
            List<Float> weights = new ArrayList<>();
            for (int n = random.nextInt(3); n >= 0; n--) {
                weights.add((random.nextInt(9) + 1) * (random.nextInt(4) == 0 ? -.25f : .25f));
            }
            byInput.put(DiscretisedInput.atom(i), weights);
            if (random.nextInt(4) == 0) {
                constants.put(DiscretisedInput.atom(i), random.nextBoolean());
            }
        }
        Map<DiscretisedInput, Float> merged = MergedNode.of(byInput, constants).weights();
        for (int truth = 0; truth < 1 << inputs; truth++) {
            if (agree(truth, constants)) {
                assertEquals(
                        fires(truth, byInput),
                        fires(truth, single(merged)),
                        "seed " + seed + ", " + byInput + constants);
            }
        }
    }

    @Test
    void aThresholdBecomesAShortNumberBetweenTheSameNeighbours() {
        Table table = Table.builder(List.of("age", "class"))
                .add("41", "1")
                .add("42", "0")
                .add("80.125", "0")
                .add("7", "1")
                .build();
        LabelledTable data = LabelledTable.of(table, TargetSpec.of("class"));
        Encoding encoding = encoding(data);
        float threshold = encoding.numericColumns().get(0).scale().standardised(41.493);
        HardNetwork network = new HardNetwork(
                new ThresholdPredicates(List.of(), List.of(new ThresholdPredicates.Cut(0, threshold)), .1),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, 1, new float[] {2}),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 1, 1, new float[] {2}),
                new IndependentHead(1));
        DiscretisedNetwork settled = Discretisation.of(network, encoding, table, Rows.all(4));
        assertEquals("[age > 41.5]", settled.encoding().atoms().toString());
    }

    @Test
    void aNetworkWithoutLearnedThresholdsIsRefused() {
        LabelledTable data = data(new Random(1));
        Encoding encoding = encoding(data);
        HardNetwork learned = network(encoding, new Random(1));
        HardNetwork given =
                learned.with(new GivenPredicates(learned.predicates().size()));
        assertThrows(
                IllegalArgumentException.class, () -> Discretisation.of(given, encoding, data.table(), Rows.all(ROWS)));
    }

    private static boolean agree(int truth, Map<DiscretisedInput, Boolean> constants) {
        return constants.entrySet().stream()
                .allMatch(entry -> (truth >> entry.getKey().index() & 1) == (entry.getValue() ? 1 : 0));
    }

    private static Map<DiscretisedInput, List<Float>> single(Map<DiscretisedInput, Float> weights) {
        Map<DiscretisedInput, List<Float>> lists = new HashMap<>();
        weights.forEach((input, weight) -> lists.put(input, List.of(weight)));
        return lists;
    }

    private static boolean fires(int truth, Map<DiscretisedInput, List<Float>> byInput) {
        double f = 0;
        double largest = 0;
        for (Map.Entry<DiscretisedInput, List<Float>> entry : byInput.entrySet()) {
            double x = (truth >> entry.getKey().index() & 1) == 1 ? 1 : -1;
            for (float weight : entry.getValue()) {
                f += weight * x - Math.abs(weight);
                largest = Math.max(largest, Math.abs(weight));
            }
        }
        return f + largest > 0;
    }

    private static LabelledTable data(Random random) {
        TableBuilder table = Table.builder(List.of("whole", "real", "gappy", "colour", "class"));
        for (int row = 0; row < ROWS; row++) {
            table.add(
                    "" + random.nextInt(14),
                    "" + random.nextGaussian(),
                    random.nextInt(5) == 0 ? "" : "" + random.nextInt(300) / 10.0,
                    List.of("red", "green", "blue").get(random.nextInt(3)),
                    "" + random.nextInt(2));
        }
        return LabelledTable.of(table.build(), TargetSpec.of("class"));
    }

    private static Encoding encoding(LabelledTable data) {
        Set<String> numeric = data.table().columns().size() == 2 ? Set.of("age") : Set.of("whole", "real", "gappy");
        return Encoding.fit(
                data.table(),
                data.target(),
                Rows.all(data.table().rows()),
                EncodingOptions.defaults().withNumeric(numeric));
    }

    /** With thresholds that are the same, that are in one gap, and that are beyond all numbers. */
    private static HardNetwork network(Encoding encoding, Random random) {
        List<ThresholdPredicates.Cut> cuts = new ArrayList<>();
        for (int i = 0; i < 18; i++) {
            float threshold = i % 6 == 5 ? cuts.get(i - 3).threshold() : 1.6f * (float) random.nextGaussian();
            cuts.add(new ThresholdPredicates.Cut(i % 3, threshold));
        }
        ThresholdPredicates predicates = new ThresholdPredicates(encoding.plainAtoms(), cuts, .1);
        assertTrue(predicates.size() > 18);
        float[] conjunctive = new float[12 * predicates.size()];
        for (int i = 0; i < conjunctive.length; i++) {
            conjunctive[i] = random.nextInt(3) == 0 ? (float) random.nextGaussian() : 0;
        }
        float[] disjunctive = new float[12];
        for (int i = 0; i < disjunctive.length; i++) {
            disjunctive[i] = (float) random.nextGaussian();
        }
        return new HardNetwork(
                predicates,
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 12, predicates.size(), conjunctive),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 1, 12, disjunctive),
                new IndependentHead(1));
    }
}
