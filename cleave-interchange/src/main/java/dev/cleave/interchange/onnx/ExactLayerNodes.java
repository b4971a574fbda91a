package dev.cleave.interchange.onnx;

import dev.cleave.network.SemiSymbolicLayer;
import java.util.List;

/**
 * A layer over -1 and 1 whose answers are those of real arithmetic. Weights are split in two parts, of which each is summed without
 * rounding; the sum of both sums, rounded once, has the right sign, and what that rounding loses decides between equals.
 */
record ExactLayerNodes(GraphBuilder graph) {
    /** Which nodes are above 0. */
    String above(SemiSymbolicLayer layer, String name, String x) {
        Sums sums = sums(layer, name, x);
        String whole = sums.low().isEmpty() ? sums.high() : graph.node("Add", List.of(sums.high(), sums.low()));
        return graph.node("Greater", List.of(whole, graph.constant(Initializer.number(0.0))));
    }

    /** The number of the node with the most, the first of equals. */
    String most(SemiSymbolicLayer layer, String name, String x) {
        Sums sums = sums(layer, name, x);
        if (sums.low().isEmpty()) {
            return first(sums.high());
        }
        String whole = graph.node("Add", List.of(sums.high(), sums.low()));
        String isTop = graph.node("Equal", List.of(whole, graph.greatestOfRow(whole)));
        String none = graph.constant(Initializer.number(Double.NEGATIVE_INFINITY));
        return first(graph.node("Where", List.of(isTop, lost(sums.high(), sums.low(), whole), none)));
    }

    /** What adding two numbers lost, exactly (Knuth's two-sum). */
    private String lost(String high, String low, String whole) {
        String ofLow = graph.node("Sub", List.of(whole, high));
        String ofHigh = graph.node("Sub", List.of(whole, ofLow));
        return graph.node(
                "Add", List.of(graph.node("Sub", List.of(high, ofHigh)), graph.node("Sub", List.of(low, ofLow))));
    }

    private String first(String values) {
        return graph.firstOfRow(graph.node("Equal", List.of(values, graph.greatestOfRow(values))));
    }

    /** Of the high parts, and of the low ones; the latter is empty where there are none. */
    private record Sums(String high, String low) {}

    private Sums sums(SemiSymbolicLayer layer, String name, String x) {
        SplitWeights split = SplitWeights.of(layer);
        List<Long> shape = List.of((long) layer.nodes(), (long) layer.inputs());
        String weights = graph.node(
                "Transpose",
                List.of(graph.cast(
                        graph.constant(Initializer.floats(shape, layer.weights()), name), ElementKind.DOUBLE)),
                new Attribute.Wholes("perm", List.of(1L, 0L)));
        if (split.isOnePart()) {
            return new Sums(sum(weights, split.highBiases(), x), "");
        }
        String high =
                graph.constant(Initializer.doubles(List.of((long) layer.inputs(), (long) layer.nodes()), split.high()));
        String low = graph.node("Sub", List.of(weights, high)); // exact, as the split is
        return new Sums(sum(high, split.highBiases(), x), sum(low, split.lowBiases(), x));
    }

    private String sum(String weights, double[] biases, String x) {
        return graph.node(
                "Add",
                List.of(
                        graph.node("MatMul", List.of(x, weights)),
                        graph.constant(Initializer.doubles(List.of(1L, (long) biases.length), biases))));
    }
}
