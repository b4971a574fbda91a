package dev.cleave.interchange.onnx;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.interchange.program.CheckReading;
import dev.cleave.io.Model;
import dev.cleave.network.Activation;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MutexHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A network as a graph, layer by layer. Its weights are there as PyTorch has them, {@code conjunctions.weights} and
 * {@code disjunctions.weights}, and {@code NetworkGraph} reads them back. A hard network is exact: sums that doubles would round are
 * two sums. A soft one is what double arithmetic gives, to the last places.
 */
public final class OnnxNetwork {
    private final Encoding encoding;
    private final NeuralDnf network;
    private final GraphBuilder graph;
    private final PredicateNodes predicates;
    private final AnswerNodes answers;

    private OnnxNetwork(Encoding encoding, NeuralDnf network) {
        BitSet all = new BitSet();
        all.set(0, encoding.atoms().size());
        CheckReading reading = CheckReading.of(encoding, all);
        this.encoding = encoding;
        this.network = network;
        this.graph = new GraphBuilder(NumberInputs.of(encoding, network, reading));
        this.predicates = new PredicateNodes(encoding, reading, graph);
        this.answers = new AnswerNodes(encoding.target(), graph);
    }

    /** The trained network in its hard form; an {@link InputException} where ONNX can't say it. */
    public static byte[] hard(Model model) {
        return of(model.encoding(), model.hard(), model.provenance().version());
    }

    /** The trained network as the soft phase left it, with its own probabilities. */
    public static byte[] soft(Model model) {
        return of(model.encoding(), model.soft(), model.provenance().version());
    }

    /** A network over the atoms of an encoding, or with thresholds of its own over its numbers. */
    public static byte[] of(Encoding encoding, NeuralDnf network, String version) {
        return new OnnxNetwork(encoding, network).bytes(version);
    }

    private byte[] bytes(String version) {
        String read = predicates.of(network.predicates(), network.activation());
        if (network.activation() == Activation.HARD) {
            ExactLayerNodes exact = new ExactLayerNodes(graph);
            String truths = exact.above(network.conjunctions(), "conjunctions.weights", read);
            graph.output(
                    truths,
                    "conjunctions",
                    ElementKind.BOOL,
                    network.conjunctions().nodes());
            hardAnswers(exact, predicates.signs(truths));
        } else {
            String raw = layer(network.conjunctions(), "conjunctions.weights", read);
            softAnswers(layer(network.disjunctions(), "disjunctions.weights", graph.node("Tanh", List.of(raw))));
        }
        String kind = network.activation().name().toLowerCase(Locale.ROOT);
        return graph.toBytes(
                version,
                List.of("A " + kind + " neural DNF network for "
                        + OneLine.listed(List.copyOf(encoding.target().columns()), 5)));
    }

    private void hardAnswers(ExactLayerNodes exact, String conjunctions) {
        SemiSymbolicLayer layer = network.disjunctions();
        if (network.head().isExclusive()) {
            answers.said(exact.most(layer, "disjunctions.weights", conjunctions));
            return;
        }
        String holds = exact.above(layer, "disjunctions.weights", conjunctions);
        IntStream.range(0, network.head().outputs())
                .forEach(output -> answers.holds(output, column(holds, output), negative(output)));
    }

    private void softAnswers(String raw) {
        SoftHeadNodes head = new SoftHeadNodes(graph, network.head().outputs());
        if (network.head() instanceof IndependentHead independent) {
            String level = graph.constant(Initializer.number((double) independent.level()));
            String holds = graph.node("Greater", List.of(raw, level));
            String odds = head.independent(raw);
            String others = graph.node("Sub", List.of(graph.constant(Initializer.number(1.0)), odds));
            for (int output = 0; output < independent.outputs(); output++) {
                String both = graph.beside(List.of(column(odds, output), column(others, output)));
                answers.label(output, column(holds, output), negative(output), both);
            }
            return;
        }
        String said = graph.node("ArgMax", List.of(raw), new Attribute.Whole("axis", 1));
        answers.classes(said, network.head() instanceof MutexHead ? head.mutex(raw) : head.exactlyOne(raw));
    }

    private String negative(int output) {
        Label label = encoding.target().labels().get(output);
        return label.negatives().get(0);
    }

    private String column(String matrix, int index) {
        String which = graph.constant(Initializer.longs(List.of(1L), List.of((long) index)));
        return graph.node("Gather", List.of(matrix, which), new Attribute.Whole("axis", 1));
    }

    /** {@code x W' + b} in doubles. */
    private String layer(SemiSymbolicLayer layer, String name, String x) {
        List<Long> shape = List.of((long) layer.nodes(), (long) layer.inputs());
        String weights = graph.constant(Initializer.floats(shape, layer.weights()), name);
        String turned = graph.node(
                "Transpose",
                List.of(graph.cast(weights, ElementKind.DOUBLE)),
                new Attribute.Wholes("perm", List.of(1L, 0L)));
        double[] biases = new double[layer.nodes()];
        layer.raw(new double[layer.inputs()], biases);
        String bias = graph.constant(Initializer.doubles(List.of(1L, (long) biases.length), biases));
        return graph.node("Add", List.of(graph.node("MatMul", List.of(x, turned)), bias));
    }
}
