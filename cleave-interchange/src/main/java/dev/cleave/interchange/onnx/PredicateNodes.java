package dev.cleave.interchange.onnx;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.interchange.program.CheckReading;
import dev.cleave.network.Activation;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.Predicates;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** What stands before the conjunctions: atoms as -1 and 1, and numbers against thresholds of the network's own. */
record PredicateNodes(Encoding encoding, CheckReading reading, GraphBuilder graph) {
    private static final double FAR = 1e6; // as far as standardised numbers go

    /** Side by side, as doubles. */
    String of(Predicates predicates, Activation activation) {
        if (predicates instanceof GivenPredicates given) {
            return signs(atoms(IntStream.range(0, given.size()).boxed().toList()));
        }
        if (predicates instanceof ThresholdPredicates thresholds) {
            List<String> all = new ArrayList<>();
            if (!thresholds.atoms().isEmpty()) {
                all.add(signs(atoms(thresholds.atoms())));
            }
            thresholds.cuts().forEach(cut -> all.add(cut(cut, thresholds.temperature(), activation)));
            return graph.beside(all);
        }
        throw new InputException(
                SourceLocation.unknown(),
                "the network invents its predicates (--predicates mlp), which --as onnx does not write; learn without them");
    }

    private String atoms(List<Integer> which) {
        OnnxNotation notation = new OnnxNotation(reading.inputs(), graph);
        return graph.beside(which.stream()
                .map(atom ->
                        notation.check(Objects.requireNonNull(reading.checks().get(atom))))
                .toList());
    }

    /** True is 1, false is -1. */
    String signs(String truths) {
        return graph.node("Where", List.of(truths, number(1), number(-1)));
    }

    /** As {@code Standardisation} and {@code ThresholdPredicates} have it: a float between them, and a missing number is not above. */
    private String cut(ThresholdPredicates.Cut cut, double temperature, Activation activation) {
        NumericColumn column = encoding.numericColumns().get(cut.column());
        double deviation = column.scale().deviation();
        String isMissing = graph.node("IsNaN", List.of(column.name()));
        String known = graph.node("Where", List.of(isMissing, number(0), column.name()));
        String scaled = graph.node("Div", List.of(known, number(deviation)));
        String centred = graph.node("Sub", List.of(scaled, number(column.scale().mean() / deviation)));
        String near = graph.node("Clip", List.of(centred, number(-FAR), number(FAR)));
        String rounded = graph.cast(graph.cast(near, ElementKind.FLOAT), ElementKind.DOUBLE);
        String raw = graph.node(
                "Div", List.of(graph.node("Sub", List.of(rounded, number(cut.threshold()))), number(temperature)));
        String value = activation == Activation.SOFT
                ? graph.node("Tanh", List.of(raw))
                : signs(graph.node("Greater", List.of(raw, number(0))));
        return graph.node("Where", List.of(isMissing, number(-1), value));
    }

    private String number(double value) {
        return graph.constant(Initializer.number(value));
    }
}
