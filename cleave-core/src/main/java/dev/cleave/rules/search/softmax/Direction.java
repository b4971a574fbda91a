package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * What a new conjunction would add to each class, up to a factor. Along one direction every row has a slope and a curvature, two numbers
 * whatever the number of classes, and the fall of the loss to second order is exact. A direction speaks of a few classes; the others stay
 * as they are.
 */
final class Direction {
    private static final int MOST_CLASSES = 16; // those that matter most to a conjunction

    private final int[] labels;
    private final double[] adds; // [labels]
    private final double squares;

    private Direction(int[] labels, double[] adds) {
        this.labels = labels;
        this.adds = adds;
        double sum = 0;
        for (double add : adds) {
            sum += add * add;
        }
        this.squares = sum;
    }

    static Direction towards(int label) {
        return new Direction(new int[] {label}, new double[] {1});
    }

    /** Of scores, those that are largest. */
    static Direction of(double[] scores) {
        int[] labels = IntStream.range(0, scores.length)
                .filter(c -> scores[c] != 0)
                .boxed()
                .sorted(Comparator.comparingDouble(c -> -Math.abs(scores[c])))
                .limit(MOST_CLASSES)
                .mapToInt(Integer::intValue)
                .toArray();
        return labels.length == 0
                ? towards(0)
                : new Direction(
                        labels, IntStream.of(labels).mapToDouble(c -> scores[c]).toArray());
    }

    /** The best direction for a body, to second order and as if classes did not depend on each other. */
    static Direction of(Body body, SoftmaxModel model) {
        WeightedSample sample = model.sample();
        double[] slopes = new double[sample.classes()];
        double[] curvatures = new double[sample.classes()];
        for (int row : body.rows()) {
            double weight = sample.weight(row);
            for (int c = 0; c < slopes.length; c++) {
                double probability = model.probability(row, c);
                slopes[c] += weight * (sample.share(row, c) - probability);
                curvatures[c] += weight * probability * (1 - probability);
            }
        }
        for (int c = 0; c < slopes.length; c++) {
            slopes[c] /= curvatures[c] + model.penalty();
        }
        return of(slopes);
    }

    /** For each row the slope of the likelihood along the direction, and its curvature. */
    RowValues values(SoftmaxModel model) {
        WeightedSample sample = model.sample();
        double[] values = new double[2 * sample.rows()];
        for (int row = 0; row < sample.rows(); row++) {
            double slope = 0;
            double mean = 0;
            double square = 0;
            for (int i = 0; i < labels.length; i++) {
                double probability = model.probability(row, labels[i]);
                slope += adds[i] * (sample.share(row, labels[i]) - probability);
                mean += adds[i] * probability;
                square += adds[i] * adds[i] * probability;
            }
            values[2 * row] = sample.weight(row) * slope;
            values[2 * row + 1] = sample.weight(row) * (square - mean * mean);
        }
        return new RowValues(2, values);
    }

    /** How far the loss falls, to second order, with the best step along the direction. */
    double gain(double[] sums, double penalty) {
        return sums[0] * sums[0] / (Math.max(0, sums[1]) + penalty * squares) / 2;
    }
}
