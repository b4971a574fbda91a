package dev.cleave.interchange.onnx;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.interchange.program.ClassOdds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;

/** How probable classes are: the lead is summed in the order in which the model sums it, so that every step is passed where it passes it. */
record ClassOddsNodes(ClassOdds odds, OnnxNotation notation, GraphBuilder graph) {
    private static final double NONE = Double.NEGATIVE_INFINITY;

    /** Of every class, side by side. */
    String probabilities(String said) {
        int classes = odds.answers().size();
        String isSaid = graph.node(
                "Equal",
                List.of(
                        said,
                        graph.constant(Initializer.longs(
                                List.of(1L, (long) classes),
                                LongStream.range(0, classes).boxed().toList()))));
        String own = graph.sumOfRow(graph.node("Where", List.of(isSaid, ownOfEach(isSaid), number(0))));
        String rest = graph.node("Sub", List.of(number(1), own));
        return graph.node("Where", List.of(isSaid, own, graph.node("Mul", List.of(rest, others(said)))));
    }

    /** What each class would have, if it were the one that is said. */
    private String ownOfEach(String isSaid) {
        if (odds.lead().isEmpty()) {
            double[] all = new double[odds.answers().size()];
            for (int i = 0; i < all.length; i++) {
                all[i] = odds.own(i, 0);
            }
            return graph.constant(Initializer.doubles(List.of(1L, (long) all.length), all));
        }
        String lead = lead(odds.lead().get(), isSaid);
        List<String> all = new ArrayList<>();
        for (AnswerCalibration answer : odds.answers()) {
            List<Double> from = answer.curve().from();
            double[] steps =
                    from.stream().skip(1).mapToDouble(Double::doubleValue).toArray();
            double[] values = answer.curve().probabilities().stream()
                    .mapToDouble(probability -> Math.max(answer.least(), probability))
                    .toArray();
            all.add(new StepNodes(graph).of(lead, steps, values));
        }
        return graph.beside(all);
    }

    private String lead(ClassOdds.Lead lead, String isSaid) {
        int classes = lead.biases().size();
        String raw = graph.constant(row(Collections.nCopies(classes, 0.0)));
        for (int i = 0; i < lead.weights().get(0).size(); i++) {
            int auxiliary = i;
            List<Double> weights =
                    lead.weights().stream().map(of -> of.get(auxiliary)).toList();
            String term = graph.node(
                    "Where",
                    List.of(
                            notation.auxiliary(i),
                            graph.constant(row(weights)),
                            graph.constant(
                                    row(weights.stream().map(weight -> -weight).toList()))));
            raw = graph.node("Add", List.of(raw, term));
        }
        String sums = graph.node("Add", List.of(raw, graph.constant(row(lead.biases()))));
        String own = graph.greatestOfRow(graph.node("Where", List.of(isSaid, sums, number(NONE))));
        String next = graph.greatestOfRow(graph.node("Where", List.of(isSaid, number(NONE), sums)));
        return graph.node("Max", List.of(number(0), graph.node("Sub", List.of(own, next))));
    }

    /** How the others share what is left, by the class that is said. */
    private String others(String said) {
        int classes = odds.answers().size();
        double[] shares = odds.answers().stream()
                .flatMap(answer -> answer.others().stream())
                .mapToDouble(Double::doubleValue)
                .toArray();
        String table = graph.constant(Initializer.doubles(List.of((long) classes, (long) classes), shares));
        String each = graph.node("Gather", List.of(table, said)); // [rows x 1 x classes]
        return graph.node("Squeeze", List.of(each, graph.constant(Initializer.longs(List.of(1L), List.of(1L)))));
    }

    private static Initializer row(List<Double> values) {
        return Initializer.doubles(
                List.of(1L, (long) values.size()),
                values.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private String number(double value) {
        return graph.constant(Initializer.number(value));
    }
}
