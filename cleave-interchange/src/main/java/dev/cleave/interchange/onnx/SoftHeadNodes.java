package dev.cleave.interchange.onnx;

import java.util.List;

/** How probable a soft network finds its outputs. */
record SoftHeadNodes(GraphBuilder graph, int outputs) {
    /** {@code (1 + tanh f) / 2}. */
    String independent(String raw) {
        String more = graph.node("Add", List.of(graph.node("Tanh", List.of(raw)), number(1)));
        return graph.node("Div", List.of(more, number(2)));
    }

    String mutex(String raw) {
        return graph.node("Softmax", List.of(raw), new Attribute.Whole("axis", 1));
    }

    /** Shares of the sum, and equal ones where there is none. */
    String exactlyOne(String raw) {
        String shares = independent(raw);
        String sum = graph.sumOfRow(shares);
        String isNone = graph.node("Equal", List.of(sum, number(0)));
        return graph.node("Where", List.of(isNone, number(1.0 / outputs), graph.node("Div", List.of(shares, sum))));
    }

    private String number(double value) {
        return graph.constant(Initializer.number(value));
    }
}
