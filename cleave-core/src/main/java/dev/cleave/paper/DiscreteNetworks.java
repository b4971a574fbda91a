package dev.cleave.paper;

import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.pruning.WeightRows;
import java.util.Arrays;

/** Networks of weights -6, 0 and 6: what the paper's discretisation leads to. */
final class DiscreteNetworks {
    static final float SIZE = 6;

    private DiscreteNetworks() {}

    /** Weights beyond the threshold in magnitude, 6 with their signs; 0 for the others. */
    static float[][] threshold(float[][] weights, double threshold) {
        return Arrays.stream(weights).map(node -> threshold(node, threshold)).toArray(float[][]::new);
    }

    private static float[] threshold(float[] weights, double threshold) {
        float[] discrete = new float[weights.length];
        for (int i = 0; i < weights.length; i++) {
            discrete[i] = Math.abs(weights[i]) > threshold ? Math.copySign(SIZE, weights[i]) : 0;
        }
        return discrete;
    }

    /**
     * The hard network. A conjunction without weights is no rule, and "not" of it none either: outputs that use it lose it.
     */
    static HardNetwork network(NeuralDnf like, float[][] w, float[][] v) {
        return new HardNetwork(
                like.predicates(),
                WeightRows.layer(like.conjunctions(), w),
                WeightRows.layer(like.disjunctions(), withoutEmpty(w, v)),
                like.head());
    }

    private static float[][] withoutEmpty(float[][] w, float[][] v) {
        float[][] fewer = Arrays.stream(v).map(float[]::clone).toArray(float[][]::new);
        for (int k = 0; k < w.length; k++) {
            if (isZero(w[k])) {
                for (float[] output : fewer) {
                    output[k] = 0;
                }
            }
        }
        return fewer;
    }

    static boolean isZero(float[] weights) {
        for (float weight : weights) {
            if (weight != 0) {
                return false;
            }
        }
        return true;
    }
}
