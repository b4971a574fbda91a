package dev.cleave.evaluation;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** Measures of several labels in one number each. */
public record AveragedMeasures(double precision, double recall, double f1, double jaccard) {
    /** Those of one label. */
    static AveragedMeasures of(WeightedConfusion confusion) {
        return new AveragedMeasures(confusion.precision(), confusion.recall(), confusion.f1(), confusion.jaccard());
    }

    /** The mean over labels, each with its weight; 0 where the weights are. */
    static AveragedMeasures mean(List<WeightedConfusion> labels, ToDoubleFunction<WeightedConfusion> weight) {
        return new AveragedMeasures(
                mean(labels, weight, WeightedConfusion::precision),
                mean(labels, weight, WeightedConfusion::recall),
                mean(labels, weight, WeightedConfusion::f1),
                mean(labels, weight, WeightedConfusion::jaccard));
    }

    private static double mean(
            List<WeightedConfusion> labels,
            ToDoubleFunction<WeightedConfusion> weight,
            ToDoubleFunction<WeightedConfusion> measure) {
        double total = labels.stream().mapToDouble(weight).sum();
        double sum = labels.stream()
                .mapToDouble(label -> weight.applyAsDouble(label) * measure.applyAsDouble(label))
                .sum();
        return total == 0 ? 0 : sum / total;
    }
}
