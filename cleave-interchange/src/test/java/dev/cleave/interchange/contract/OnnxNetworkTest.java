package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.interchange.onnx.OnnxNetwork;
import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.torch.TorchNetwork;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Head;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MutexHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Networks in onnxruntime answer every row as they do here: hard ones exactly, ties included, soft ones with their probabilities. */
class OnnxNetworkTest {
    private static final double EXACT = 1e-9;

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> networksOfTheZooAnswerAsTheyDoHere() {
        return Zoo.models().stream()
                .flatMap(model -> Stream.of(
                                model.learned().model().hard(),
                                model.learned().model().soft())
                        .map(network -> DynamicTest.dynamicTest(
                                model.name() + ", " + network.activation(), () -> check(model, network))));
    }

    private static void check(ZooModel model, NeuralDnf network) throws Exception {
        Encoding encoding = model.learned().encoding();
        List<InputColumn> inputs = encoding.columns().stream()
                .map(column -> new InputColumn(
                        column.name(),
                        column instanceof dev.cleave.encoding.NumericColumn
                                ? InputColumn.Kind.NUMBER
                                : InputColumn.Kind.TEXT))
                .toList();
        List<List<Cell>> rows = model.rows().stream()
                .map(row -> inputs.stream()
                        .map(input -> input.read(row.getOrDefault(input.name(), "")))
                        .toList())
                .toList();
        byte[] graph = OnnxNetwork.of(OnnxConsumer.plain(encoding), network, "0");
        OnnxConsumer.Answers answers = OnnxConsumer.answers(graph, inputs, rows);
        for (int row = 0; row < rows.size(); row++) {
            NetworkInputs read = encoding.row(model.rows().get(row)).read();
            String where = model.name() + " " + model.rows().get(row);
            assertEquals(labels(encoding.target(), network, read), answers.labels(encoding.target(), row), where);
            if (network instanceof SoftNetwork) {
                assertProbabilities(encoding.target(), network, read, answers, row, where);
            }
        }
    }

    private static Map<String, String> labels(Target target, NeuralDnf network, NetworkInputs read) {
        BitMatrix said = network.predict(read);
        Map<String, String> labels = new LinkedHashMap<>();
        for (int output = 0; output < target.outputs(); output++) {
            Label label = target.labels().get(output);
            if (said.get(0, output)) {
                labels.put(label.column(), label.positive());
            } else if (!target.exclusive()) {
                labels.put(label.column(), label.negatives().get(0));
            }
        }
        return labels;
    }

    private static void assertProbabilities(
            Target target, NeuralDnf network, NetworkInputs read, OnnxConsumer.Answers answers, int row, String where) {
        double[] expected = network.head().probabilities(network.pass().outputs(read, 0));
        for (int output = 0; output < target.outputs(); output++) {
            double[] told = answers.numbers(target.labels().get(output).column() + " probabilities", row);
            assertEquals(expected[output], told[target.exclusive() ? output : 0], EXACT, where);
        }
    }

    /** Weights whose sums tie, and tie but for a weight that a double sum would lose. */
    @Test
    void hardNetworksAreExactWhereDoublesWouldRound() throws Exception {
        for (int seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int inputs = 6;
            int outputs = 2 + random.nextInt(3);
            Head head = seed % 2 == 0 ? new IndependentHead(outputs) : new MutexHead(outputs);
            Encoding encoding = encoding(inputs, outputs, head.isExclusive());
            HardNetwork network = new HardNetwork(
                    new GivenPredicates(inputs),
                    layer(SemiSymbolicLayer.Kind.CONJUNCTIVE, 5, inputs, random),
                    layer(SemiSymbolicLayer.Kind.DISJUNCTIVE, outputs, 5, random),
                    head);
            BitMatrix.Builder all = new BitMatrix.Builder(1 << inputs, inputs);
            List<List<Cell>> rows = new ArrayList<>();
            for (int row = 0; row < 1 << inputs; row++) {
                List<Cell> cells = new ArrayList<>();
                for (int i = 0; i < inputs; i++) {
                    boolean holds = (row >> i & 1) != 0;
                    cells.add(new Cell.Text(holds ? "1" : "0"));
                    if (holds) {
                        all.set(row, i);
                    }
                }
                rows.add(cells);
            }
            BitMatrix expected = network.predict(all.build());
            List<InputColumn> columns = encoding.columns().stream()
                    .map(column -> new InputColumn(column.name(), InputColumn.Kind.TEXT))
                    .toList();
            byte[] graph = OnnxNetwork.of(encoding, network, "0");
            OnnxConsumer.Answers answers = OnnxConsumer.answers(graph, columns, rows);
            for (int row = 0; row < rows.size(); row++) {
                Map<String, String> told = answers.labels(encoding.target(), row);
                for (int output = 0; output < outputs; output++) {
                    Label label = encoding.target().labels().get(output);
                    assertEquals(
                            expected.get(row, output),
                            label.positive().equals(told.get(label.column())),
                            "seed " + seed + ", row " + row + ", output " + output);
                }
            }
            assertReadBack(network, graph, head.isExclusive());
        }
    }

    private void assertReadBack(HardNetwork network, byte[] graph, boolean areClasses) throws Exception {
        Path file = Files.write(folder.resolve("network.onnx"), graph);
        TorchNetwork read = TorchNetwork.read(
                file,
                java.util.Optional.empty(),
                areClasses ? TorchNetwork.Outputs.CLASSES : TorchNetwork.Outputs.INDEPENDENT);
        assertEquals(SoftNetwork.of(network), read.network());
    }

    private static Encoding encoding(int inputs, int outputs, boolean areClasses) {
        List<String> names = IntStream.range(0, outputs).mapToObj(i -> "y" + i).toList();
        Target target = areClasses
                ? Target.classes("class", names)
                : new Target(names.stream()
                        .map(name -> new Label(name, "1", List.of("0")))
                        .toList());
        return new Encoding(
                IntStream.range(0, inputs)
                        .mapToObj(i -> new BooleanColumn("x" + i, "1", "0"))
                        .toList(),
                target,
                List.of());
    }

    private static SemiSymbolicLayer layer(
            SemiSymbolicLayer.Kind kind, int nodes, int inputs, SplittableRandom random) {
        float[] weights = new float[nodes * inputs];
        for (int i = 0; i < weights.length; i++) {
            float size = (float) Math.scalb(1.0, random.nextInt(4) == 0 ? -45 : random.nextInt(3));
            weights[i] = random.nextInt(5) == 0 ? 0 : random.nextBoolean() ? size : -size;
        }
        return SemiSymbolicLayer.of(kind, nodes, inputs, weights);
    }

    @Test
    void weightsThatTwoDoublesDontHoldAreRefusedInOneLine() {
        float[] weights = {1e30f, 1e-30f, 1};
        HardNetwork network = new HardNetwork(
                new GivenPredicates(3),
                SemiSymbolicLayer.of(SemiSymbolicLayer.Kind.CONJUNCTIVE, 1, 3, weights),
                SemiSymbolicLayer.of(SemiSymbolicLayer.Kind.DISJUNCTIVE, 1, 1, new float[] {1}),
                new IndependentHead(1));
        InputException refusal =
                assertThrows(InputException.class, () -> OnnxNetwork.of(encoding(3, 1, false), network, "0"));
        assertTrue(refusal.getMessage().contains("two doubles"), refusal.getMessage());
    }
}
