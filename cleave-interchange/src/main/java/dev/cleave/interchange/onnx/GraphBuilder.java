package dev.cleave.interchange.onnx;

import dev.cleave.interchange.program.InputColumn;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A graph of ONNX, node by node. Every value is named after what made it, and no two have one name. */
final class GraphBuilder {
    private static final int IR_VERSION = 8;
    private static final int OPERATORS = 17;
    private static final int ML_OPERATORS = 3;
    private static final String ML = "ai.onnx.ml";

    private final ProtoWriter graph = new ProtoWriter();
    private final Set<String> names = new HashSet<>();
    private final String own; // what names of our own begin with
    private int made;

    GraphBuilder(List<InputColumn> inputs) {
        this.own = prefix(inputs);
        inputs.forEach(input -> {
            names.add(input.name());
            graph.message(11, value(input.name(), input.isNumber() ? ElementKind.DOUBLE : ElementKind.STRING, 1));
        });
    }

    /** No column's name begins so. */
    private static String prefix(List<InputColumn> inputs) {
        StringBuilder prefix = new StringBuilder("cleave/");
        while (inputs.stream().anyMatch(input -> input.name().startsWith(prefix.toString()))) {
            prefix.append('_');
        }
        return prefix.toString();
    }

    /** A name of our own. */
    String own(String name) {
        return own + name;
    }

    String node(String operator, List<String> inputs, Attribute... attributes) {
        return node("", operator, inputs, own(operator + "_" + ++made), attributes);
    }

    /** Of the operators for classic models: texts to numbers and back. */
    String encoder(String input, Attribute... attributes) {
        return node(ML, "LabelEncoder", List.of(input), own("LabelEncoder_" + ++made), attributes);
    }

    /** The same value by another name. */
    String renamed(String value, String name) {
        return node("", "Identity", List.of(value), name);
    }

    private String node(String domain, String operator, List<String> inputs, String output, Attribute... attributes) {
        ProtoWriter node = new ProtoWriter();
        inputs.forEach(input -> node.text(1, input));
        node.text(2, output).text(3, output).text(4, operator);
        for (Attribute attribute : attributes) {
            node.message(5, attribute.message());
        }
        if (!domain.isEmpty()) {
            node.text(7, domain);
        }
        graph.message(1, node);
        return output;
    }

    String cast(String value, ElementKind kind) {
        return node("Cast", List.of(value), new Attribute.Whole("to", kind.number()));
    }

    /** Values side by side, row by row. */
    String beside(List<String> values) {
        return node("Concat", values, new Attribute.Whole("axis", 1));
    }

    String constant(Initializer value) {
        return constant(value, own("constant_" + ++made));
    }

    String constant(Initializer value, String name) {
        graph.message(5, value.message(name));
        return name;
    }

    String sumOfRow(String value) {
        return node("ReduceSum", List.of(value, constant(Initializer.longs(List.of(1L), List.of(1L)))));
    }

    String greatestOfRow(String value) {
        return node("ReduceMax", List.of(value), new Attribute.Wholes("axes", List.of(1L)));
    }

    /** Of truth values side by side, the first that holds; 0 where none does. */
    String firstOfRow(String truths) {
        return node("ArgMax", List.of(cast(truths, ElementKind.INT32)), new Attribute.Whole("axis", 1));
    }

    /** An answer, under this name, or with underscores after it where that is taken. */
    void output(String value, String name, ElementKind kind, int width) {
        String free = name;
        while (!names.add(free)) {
            free += "_";
        }
        graph.message(12, value(renamed(value, free), kind, width));
    }

    private static ProtoWriter value(String name, ElementKind kind, int width) {
        ProtoWriter shape = new ProtoWriter()
                .message(1, new ProtoWriter().text(2, "rows"))
                .message(1, new ProtoWriter().number(1, width));
        ProtoWriter tensor = new ProtoWriter().number(1, kind.number()).message(2, shape);
        return new ProtoWriter().text(1, name).message(2, new ProtoWriter().message(1, tensor));
    }

    /** @param comments what the program is */
    byte[] toBytes(String version, Collection<String> comments) {
        graph.text(2, "cleave");
        return new ProtoWriter()
                .number(1, IR_VERSION)
                .text(2, "Cleave")
                .text(3, version)
                .text(6, comments.stream().collect(Collectors.joining("\n")))
                .message(7, graph)
                .message(8, new ProtoWriter().text(1, "").number(2, OPERATORS))
                .message(8, new ProtoWriter().text(1, ML).number(2, ML_OPERATORS))
                .toBytes();
    }
}
