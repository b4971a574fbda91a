package dev.cleave.model;

import dev.cleave.data.BitMatrix;

/**
 * One of several classes (NDNF-MT): mutex-tanh makes the outputs a distribution, softmax of the raw values; the most probable
 * class is the answer, the first of equals.
 */
public record MutexHead(int outputs) implements Head {
    public MutexHead {
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

    @Override
    public double probability(double[] raw, int output) {
        double top = raw[Head.largest(raw, outputs)];
        double sum = 0;
        for (int i = 0; i < outputs; i++) {
            sum += StrictMath.exp(raw[i] - top);
        }
        return StrictMath.exp(raw[output] - top) / sum;
    }
}
