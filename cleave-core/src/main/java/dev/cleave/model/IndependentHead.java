package dev.cleave.model;

import dev.cleave.data.BitMatrix;

/** Each output by itself: it holds when its raw value is above 0. For binary and multilabel tasks. */
public record IndependentHead(int outputs) implements Head {
    public IndependentHead {
        if (outputs < 1) {
            throw new IllegalArgumentException("a network needs at least one output, not " + outputs);
        }
    }

    @Override
    public boolean isExclusive() {
        return false;
    }

    @Override
    public void decide(double[] raw, int row, BitMatrix.Builder labels) {
        for (int output = 0; output < outputs; output++) {
            if (raw[output] > 0) {
                labels.set(row, output);
            }
        }
    }

    /** The network is trained with 2f as the logit, so that this is (1 + tanh f) / 2. */
    @Override
    public double probability(double[] raw, int output) {
        return (1 + StrictMath.tanh(raw[output])) / 2;
    }
}
