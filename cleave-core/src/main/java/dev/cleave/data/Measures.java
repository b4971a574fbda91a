package dev.cleave.data;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** Measures of several labels in one number each. */
public record Measures(double precision, double recall, double f1, double jaccard) {
    /** Those of one label. */
    static Measures of(Confusion confusion) {
        return new Measures(confusion.precision(), confusion.recall(), confusion.f1(), confusion.jaccard());
    }

    /** The mean over labels, each with its weight; 0 where the weights are. */
    static Measures mean(List<Confusion> labels, ToDoubleFunction<Confusion> weight) {
        return new Measures(
                mean(labels, weight, Confusion::precision),
                mean(labels, weight, Confusion::recall),
                mean(labels, weight, Confusion::f1),
                mean(labels, weight, Confusion::jaccard));
    }

    private static double mean(
            List<Confusion> labels, ToDoubleFunction<Confusion> weight, ToDoubleFunction<Confusion> measure) {
        double total = labels.stream().mapToDouble(weight).sum();
        double sum = labels.stream()
                .mapToDouble(label -> weight.applyAsDouble(label) * measure.applyAsDouble(label))
                .sum();
        return total == 0 ? 0 : sum / total;
    }
}
