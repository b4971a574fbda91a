package dev.cleave.evaluation;

import dev.cleave.table.BitMatrix;

/**
 * How often one label was predicted and was so. Where a measure would divide by zero it is 0.
 *
 * @param truePositive predicted, and so
 * @param falsePositive predicted, and not so
 * @param falseNegative not predicted, yet so
 * @param trueNegative not predicted, and not so
 */
public record Confusion(long truePositive, long falsePositive, long falseNegative, long trueNegative) {
    public static final Confusion NONE = new Confusion(0, 0, 0, 0);

    public Confusion {
        if (Math.min(Math.min(truePositive, falsePositive), Math.min(falseNegative, trueNegative)) < 0) {
            throw new IllegalArgumentException("counts can't be negative");
        }
    }

    /** Of one output over all rows. */
    static Confusion of(BitMatrix predicted, BitMatrix actual, int output) {
        long[] counts = new long[4]; // by 2 predicted + actual
        for (int row = 0; row < actual.rows(); row++) {
            int index = (predicted.get(row, output) ? 2 : 0) + (actual.get(row, output) ? 1 : 0);
            counts[index]++;
        }
        return new Confusion(counts[3], counts[2], counts[1], counts[0]);
    }

    public long rows() {
        return truePositive + falsePositive + falseNegative + trueNegative;
    }

    /** How often it was so. */
    public long support() {
        return truePositive + falseNegative;
    }

    public long errors() {
        return falsePositive + falseNegative;
    }

    public double accuracy() {
        return weighted().accuracy();
    }

    public double precision() {
        return weighted().precision();
    }

    public double recall() {
        return weighted().recall();
    }

    public double f1() {
        return weighted().f1();
    }

    public double jaccard() {
        return weighted().jaccard();
    }

    /** Matthews' correlation coefficient, from -1 to 1. */
    public double mcc() {
        return weighted().mcc();
    }

    /** The same where every row weighs 1. */
    public WeightedConfusion weighted() {
        return new WeightedConfusion(truePositive, falsePositive, falseNegative, trueNegative);
    }

    /** The same with the negative label as the positive one. */
    public Confusion flipped() {
        return new Confusion(
                /* truePositive= */ trueNegative,
                /* falsePositive= */ falseNegative,
                /* falseNegative= */ falsePositive,
                /* trueNegative= */ truePositive);
    }

    public Confusion plus(Confusion other) {
        return new Confusion(
                truePositive + other.truePositive,
                falsePositive + other.falsePositive,
                falseNegative + other.falseNegative,
                trueNegative + other.trueNegative);
    }
}
