package dev.cleave.pruning;

import dev.cleave.model.IndependentHead;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.SemiSymbolicLayer;

/** One output of a network as a network of its own, so that it can be pruned by itself. */
public final class OneOutput {
    private OneOutput() {}

    /** Has the conjunctions that the output uses, in their order; one without weights where it uses none. */
    public static NeuralDnf of(NeuralDnf network, int output) {
        int[] used = network.disjunctions().used(output);
        int conjunctions = Math.max(1, used.length);
        int atoms = network.conjunctions().inputs();
        float[] w = new float[conjunctions * atoms];
        float[] v = new float[conjunctions];
        for (int k = 0; k < used.length; k++) {
            v[k] = network.disjunctions().weight(output, used[k]);
            for (int i = 0; i < atoms; i++) {
                w[k * atoms + i] = network.conjunctions().weight(used[k], i);
            }
        }
        return new NeuralDnf(
                network.predicates(),
                layer(network.conjunctions(), conjunctions, atoms, w),
                layer(network.disjunctions(), 1, conjunctions, v),
                new IndependentHead(1),
                network.activation());
    }

    private static SemiSymbolicLayer layer(SemiSymbolicLayer like, int nodes, int inputs, float[] weights) {
        return SemiSymbolicLayer.of(like.kind(), like.delta(), nodes, inputs, weights);
    }
}
