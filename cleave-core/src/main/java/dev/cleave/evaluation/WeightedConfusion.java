package dev.cleave.evaluation;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;

/**
 * How much weight one label had where it was predicted and was so. Where a measure would divide by zero it is 0.
 *
 * @param truePositive predicted, and so
 * @param falsePositive predicted, and not so
 * @param falseNegative not predicted, yet so
 * @param trueNegative not predicted, and not so
 */
public record WeightedConfusion(double truePositive, double falsePositive, double falseNegative, double trueNegative) {
    public static final WeightedConfusion NONE = new WeightedConfusion(0, 0, 0, 0);

    public WeightedConfusion {
        if (!(Math.min(Math.min(truePositive, falsePositive), Math.min(falseNegative, trueNegative)) >= 0)) {
            throw new IllegalArgumentException("weights can't be negative");
        }
    }

    /** Of one output over all rows. */
    static WeightedConfusion of(BitMatrix predicted, BitMatrix actual, RowWeights weights, int output) {
        double[] sums = new double[4]; // by 2 predicted + actual
        for (int row = 0; row < actual.rows(); row++) {
            int index = (predicted.get(row, output) ? 2 : 0) + (actual.get(row, output) ? 1 : 0);
            sums[index] += weights.get(row);
        }
        return new WeightedConfusion(sums[3], sums[2], sums[1], sums[0]);
    }

    public double total() {
        return truePositive + falsePositive + falseNegative + trueNegative;
    }

    /** The weight of where it was so. */
    public double support() {
        return truePositive + falseNegative;
    }

    public double errors() {
        return falsePositive + falseNegative;
    }

    public double accuracy() {
        return ratio(truePositive + trueNegative, total());
    }

    public double precision() {
        return ratio(truePositive, truePositive + falsePositive);
    }

    public double recall() {
        return ratio(truePositive, support());
    }

    public double f1() {
        return ratio(2 * truePositive, 2 * truePositive + errors());
    }

    public double jaccard() {
        return ratio(truePositive, truePositive + errors());
    }

    /** Matthews' correlation coefficient, from -1 to 1. */
    public double mcc() {
        double agreement = truePositive * trueNegative - falsePositive * falseNegative;
        double predicted = (truePositive + falsePositive) * (trueNegative + falseNegative);
        double actual = support() * (trueNegative + falsePositive);
        double scale = Math.sqrt(predicted) * Math.sqrt(actual);
        return scale == 0 ? 0 : agreement / scale;
    }

    /** The other answer seen as the positive one. */
    WeightedConfusion flipped() {
        return new WeightedConfusion(
                /* truePositive= */ trueNegative,
                /* falsePositive= */ falseNegative,
                /* falseNegative= */ falsePositive,
                /* trueNegative= */ truePositive);
    }

    public WeightedConfusion plus(WeightedConfusion other) {
        return new WeightedConfusion(
                truePositive + other.truePositive,
                falsePositive + other.falsePositive,
                falseNegative + other.falseNegative,
                trueNegative + other.trueNegative);
    }

    private static double ratio(double part, double whole) {
        return whole == 0 ? 0 : part / whole;
    }
}
