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
        SplitWeights split = SplitWeights.of(layer);
        keep(layer, name);
        String high = sum(split.high(), split.highBiases(), layer, x);
        String whole = split.isOnePart()
                ? high
                : graph.node("Add", List.of(high, sum(split.low(), split.lowBiases(), layer, x)));
        return graph.node("Greater", List.of(whole, graph.constant(Initializer.number(0.0))));
    }

    /** The number of the node with the most, the first of equals. */
    String most(SemiSymbolicLayer layer, String name, String x) {
        SplitWeights split = SplitWeights.of(layer);
        keep(layer, name);
        String high = sum(split.high(), split.highBiases(), layer, x);
        if (split.isOnePart()) {
            return first(high);
        }
        String low = sum(split.low(), split.lowBiases(), layer, x);
        String whole = graph.node("Add", List.of(high, low));
        String isTop = graph.node("Equal", List.of(whole, graph.greatestOfRow(whole)));
        String none = graph.constant(Initializer.number(Double.NEGATIVE_INFINITY));
        return first(graph.node("Where", List.of(isTop, lost(high, low, whole), none)));
    }

    /** What adding two numbers lost, exactly (Knuth's two-sum). */
    private String lost(String high, String low, String whole) {
        String ofLow = graph.node("Sub", List.of(whole, high));
        String ofHigh = graph.node("Sub", List.of(whole, ofLow));
        return graph.node(
                "Add",
                List.of(graph.node("Sub", List.of(high, ofHigh)), graph.node("Sub", List.of(low, ofLow))));
    }

    private String first(String values) {
        return graph.firstOfRow(graph.node("Equal", List.of(values, graph.greatestOfRow(values))));
    }

    private String sum(double[] weights, double[] biases, SemiSymbolicLayer layer, String x) {
        List<Long> shape = List.of((long) layer.inputs(), (long) layer.nodes());
        String product = graph.node("MatMul", List.of(x, graph.constant(Initializer.doubles(shape, weights))));
        return graph.node(
                "Add",
                List.of(product, graph.constant(Initializer.doubles(List.of(1L, (long) biases.length), biases))));
    }

    /** The weights as they are, for who reads the file; nothing is computed with them. */
    private void keep(SemiSymbolicLayer layer, String name) {
        graph.constant(
                Initializer.floats(List.of((long) layer.nodes(), (long) layer.inputs()), layer.weights()), name);
    }
}
