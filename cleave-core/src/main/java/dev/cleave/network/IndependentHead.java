package dev.cleave.network;

import dev.cleave.table.BitMatrix;
import java.util.stream.IntStream;

/**
 * Each output by itself: it holds when its raw value is above a level. For binary and multilabel tasks.
 *
 * @param level 0 where a label is said that is more probable than not; a hard network has its level among its weights
 */
public record IndependentHead(int outputs, float level) implements Head {
    public IndependentHead {
        if (outputs < 1) {
            throw new IllegalArgumentException("a network needs at least one output, not " + outputs);
        }
        if (!Float.isFinite(level)) {
            throw new IllegalArgumentException("a level must be finite, not " + level);
        }
    }

    /** Outputs that hold when their raw value is above 0. */
    public IndependentHead(int outputs) {
        this(outputs, 0);
    }

    @Override
    public boolean isExclusive() {
        return false;
    }

    @Override
    public void decide(double[] raw, int row, BitMatrix.Builder labels) {
        for (int output = 0; output < outputs; output++) {
            if (raw[output] > level) {
                labels.set(row, output);
            }
        }
    }

    /** The network is trained with 2f as the logit, so that this is (1 + tanh f) / 2, whatever the level. */
    @Override
    public double probability(double[] raw, int output) {
        return (1 + StrictMath.tanh(raw[output])) / 2;
    }

    @Override
    public double[] probabilities(double[] raw) {
        return IntStream.range(0, outputs)
                .mapToDouble(output -> probability(raw, output))
                .toArray();
    }
}
