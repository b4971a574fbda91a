package dev.cleave.interchange.onnx;

import dev.cleave.interchange.program.LabelOdds;
import java.util.List;

/** Ascending steps: before the first of them the first value, and so on. A value is looked up, never computed. */
record StepNodes(GraphBuilder graph) {
    /** What steps say of a whole number. */
    String of(String score, LabelOdds odds) {
        List<Long> from = odds.steps().stream()
                .skip(1)
                .map(step -> step.from().longValueExact())
                .toList();
        double[] values =
                odds.steps().stream().mapToDouble(LabelOdds.Step::probability).toArray();
        return of(score, Initializer.longs(List.of(1L, (long) from.size()), from), values);
    }

    /** @param from as many as values but the first */
    String of(String number, double[] from, double[] values) {
        return of(number, Initializer.doubles(List.of(1L, (long) from.length), from), values);
    }

    private String of(String number, Initializer from, double[] values) {
        String passed = values.length == 1
                ? graph.cast(graph.node("Less", List.of(number, number)), ElementKind.INT64) // 0 of each row
                : graph.sumOfRow(graph.cast(
                        graph.node("GreaterOrEqual", List.of(number, graph.constant(from))), ElementKind.INT64));
        String table = graph.constant(Initializer.doubles(List.of((long) values.length), values));
        return graph.node("Gather", List.of(table, passed));
    }
}
