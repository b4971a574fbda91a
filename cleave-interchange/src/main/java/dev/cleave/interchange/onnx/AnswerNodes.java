package dev.cleave.interchange.onnx;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import java.util.List;
import java.util.stream.LongStream;

/** What a graph answers: a column's value as text, and beside it how probable its values are. */
record AnswerNodes(Target target, GraphBuilder graph) {
    /**
     * @param said which class, by number
     * @param probabilities of all classes, in their order
     */
    void classes(String said, String probabilities) {
        said(said);
        graph.output(
                probabilities,
                target.labels().get(0).column() + " probabilities",
                ElementKind.DOUBLE,
                target.outputs());
    }

    void said(String said) {
        List<String> values = target.labels().stream().map(Label::positive).toList();
        graph.output(text(said, values), target.labels().get(0).column(), ElementKind.STRING, 1);
    }

    /** @param probabilities of the value that holds, then of the other */
    void label(int output, String holds, String negative, String probabilities) {
        holds(output, holds, negative);
        graph.output(probabilities, target.labels().get(output).column() + " probabilities", ElementKind.DOUBLE, 2);
    }

    void holds(int output, String holds, String negative) {
        Label label = target.labels().get(output);
        String number = graph.cast(holds, ElementKind.INT64);
        graph.output(text(number, List.of(negative, label.positive())), label.column(), ElementKind.STRING, 1);
    }

    /** @param number the value's index */
    private String text(String number, List<String> values) {
        return graph.encoder(
                number,
                new Attribute.Wholes(
                        "keys_int64s",
                        LongStream.range(0, values.size()).boxed().toList()),
                new Attribute.Texts("values_strings", values));
    }
}
