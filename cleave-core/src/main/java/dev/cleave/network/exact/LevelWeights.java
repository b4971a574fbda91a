package dev.cleave.network.exact;

import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SoftNetwork;
import java.util.Arrays;

/**
 * A level other than 0 as weights of a hard network, so that its outputs hold above 0 again: a conjunction without literals,
 * which is false for every input, and for each output the weight u of it that moves the raw value f by as much. With M the
 * largest |w| and d the delta of the disjunctions, f becomes f - u + d |u| - d (max(M, |u|) - M).
 */
public record LevelWeights(SemiSymbolicLayer conjunctions, SemiSymbolicLayer disjunctions) {
    public static LevelWeights of(SoftNetwork network, float level) {
        SemiSymbolicLayer first = network.conjunctions();
        SemiSymbolicLayer second = network.disjunctions();
        int inputs = second.inputs();
        float[] weights = new float[second.nodes() * (inputs + 1)];
        for (int node = 0; node < second.nodes(); node++) {
            float[] own = Arrays.copyOfRange(second.weights(), node * inputs, (node + 1) * inputs);
            System.arraycopy(own, 0, weights, node * (inputs + 1), inputs);
            weights[node * (inputs + 1) + inputs] = (float) weight(level, largest(own), second.delta());
        }
        float[] longer = Arrays.copyOf(first.weights(), (first.nodes() + 1) * first.inputs());
        return new LevelWeights(
                SemiSymbolicLayer.of(first.kind(), first.delta(), first.nodes() + 1, first.inputs(), longer),
                SemiSymbolicLayer.of(second.kind(), second.delta(), second.nodes(), inputs + 1, weights));
    }

    /** The u that takes the level from f. */
    private static double weight(double level, double largest, double delta) {
        if (level <= 0) {
            double raising = -level / (1 + delta);
            return -(raising <= largest ? raising : -level - delta * largest);
        }
        double lowering = level / (1 - delta); // infinite where delta is 1
        return lowering <= largest ? lowering : level + delta * largest;
    }

    private static double largest(float[] weights) {
        double largest = 0;
        for (float weight : weights) {
            largest = Math.max(largest, Math.abs(weight));
        }
        return largest;
    }
}
