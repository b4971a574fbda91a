package dev.cleave.model;

import dev.cleave.data.BitMatrix;

/**
 * One of several classes (NDNF-EO): trained so that exactly one output holds, by a constraint layer that is gone after
 * training. The answer is the output that holds most, the first of equals, so that every row has one.
 */
public record ExactlyOneHead(int outputs) implements Head {
    public ExactlyOneHead {
        if (outputs < 2) {
            throw new IllegalArgumentException("there must be at least two classes, not " + outputs);
        }
    }

    @Override
    public boolean isExclusive() {
        return true;
    }

    @Override
    public void decide(double[] raw, int row, BitMatrix.Builder labels) {
        labels.set(row, Head.largest(raw, outputs));
    }

    /** Each output's own share, made to sum to 1. */
    @Override
    public double probability(double[] raw, int output) {
        double sum = 0;
        for (int i = 0; i < outputs; i++) {
            sum += share(raw[i]);
        }
        return sum == 0 ? 1.0 / outputs : share(raw[output]) / sum;
    }

    private static double share(double raw) {
        return (1 + StrictMath.tanh(raw)) / 2;
    }
}
