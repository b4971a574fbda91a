package dev.cleave.rules.writeback;

import dev.cleave.logic.Rule;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.util.List;

/**
 * Scored rules of outputs that hold or not by themselves, as a network: an output holds where the scores of the bodies that hold
 * and its bias have a sum above 0.
 *
 * <p>A disjunction's bias follows from its weights v: it is the sum of |v| less the largest. A last conjunction without weights, which
 * never holds, makes the difference to the bias that is wanted: a weight of -a adds 2 a while a is not the largest, a + largest
 * where it is; a weight of a above the largest takes away what it is larger. Scores and biases are rounded to floats.
 */
public final class ScoredNetwork {
    private ScoredNetwork() {}

    /**
     * @param atoms that bodies are about
     * @param bodies each with a literal
     * @param scores [outputs][bodies]
     * @param biases [outputs]
     */
    public static HardNetwork of(int atoms, List<Rule.All> bodies, double[][] scores, double[] biases) {
        int nodes = bodies.size() + 1;
        float[] weights = new float[scores.length * nodes];
        for (int output = 0; output < scores.length; output++) {
            write(scores[output], biases[output], weights, output * nodes);
        }
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, nodes, atoms, ClassNetwork.conjunctions(atoms, bodies, nodes)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, scores.length, nodes, weights),
                new IndependentHead(scores.length));
    }

    private static void write(double[] scores, double bias, float[] weights, int at) {
        double lack = bias;
        double largest = 0;
        for (int i = 0; i < scores.length; i++) {
            float half = (float) (scores[i] / 2);
            weights[at + i] = half;
            lack += half - Math.abs(half);
            largest = Math.max(largest, Math.abs(half));
        }
        weights[at + scores.length] = (float) constant(lack + largest, largest);
    }

    private static double constant(double lack, double largest) {
        if (lack < 0) {
            return largest - lack;
        }
        return lack / 2 <= largest ? -lack / 2 : largest - lack;
    }
}
