package dev.cleave.evaluation;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import java.util.List;
import java.util.stream.IntStream;

/**
 * {@link Scores} in which rows count by their weight.
 *
 * @param labels one for each output
 * @param exact the weight of the rows with every output right
 */
public record WeightedScores(List<WeightedConfusion> labels, double exact) {
    public WeightedScores {
        labels = List.copyOf(labels);
        if (labels.isEmpty()) {
            throw new IllegalArgumentException("there must be a label");
        }
    }

    /** Of matrices [rows x outputs] of one shape. */
    public static WeightedScores of(BitMatrix predicted, BitMatrix actual, RowWeights weights) {
        if (predicted.rows() != actual.rows()
                || predicted.columns() != actual.columns()
                || weights.rows() != actual.rows()) {
            throw new IllegalArgumentException(
                    "predicted is " + predicted + ", actual is " + actual + ", with " + weights);
        }
        List<WeightedConfusion> labels = IntStream.range(0, actual.columns())
                .mapToObj(output -> WeightedConfusion.of(predicted, actual, weights, output))
                .toList();
        double exact = IntStream.range(0, actual.rows())
                .filter(row -> Scores.sameRow(predicted, actual, row))
                .mapToDouble(weights::get)
                .sum();
        return new WeightedScores(labels, exact);
    }

    /** The only label; an {@link IllegalStateException} where there are several. */
    public WeightedConfusion binary() {
        if (labels.size() != 1) {
            throw new IllegalStateException("there are " + labels.size() + " labels; choose an average");
        }
        return labels.get(0);
    }

    /** The share of the weight with every output right: the accuracy of exclusive classes. */
    public double exactMatch() {
        double total = labels.get(0).total();
        return total == 0 ? 0 : exact / total;
    }

    /** The share of single outputs that are right. */
    public double accuracy() {
        return pooled().accuracy();
    }

    /** Every label counts the same. */
    public AveragedMeasures macro() {
        return AveragedMeasures.mean(labels, label -> 1);
    }

    /** Every label counts as much as it is so. */
    public AveragedMeasures weighted() {
        return AveragedMeasures.mean(labels, WeightedConfusion::support);
    }

    /** Every single output counts the same. */
    public AveragedMeasures micro() {
        return AveragedMeasures.of(pooled());
    }

    /** All labels together. */
    public WeightedConfusion pooled() {
        return labels.stream().reduce(WeightedConfusion.NONE, WeightedConfusion::plus);
    }
}
