package dev.cleave.pruning;

import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SemiSymbolicLayer;
import java.util.stream.IntStream;

/** One output of a network as a network of its own, so that it can be pruned by itself. */
public final class OneOutput {
    private OneOutput() {}

    /** Has the conjunctions that the output uses, in their order; the first one where it uses none. */
    public static HardNetwork of(HardNetwork network, int output) {
        int[] used = network.disjunctions().used(output);
        int[] kept = used.length == 0 ? new int[1] : used;
        SemiSymbolicLayer conjunctions = network.conjunctions();
        float[][] fewer = IntStream.of(kept).mapToObj(k -> row(conjunctions, k)).toArray(float[][]::new);
        float[] row = new float[kept.length];
        for (int i = 0; i < kept.length; i++) {
            row[i] = network.disjunctions().weight(output, kept[i]);
        }
        return new HardNetwork(
                network.predicates(),
                WeightRows.layer(network.conjunctions(), fewer),
                WeightRows.layer(network.disjunctions(), new float[][] {row}),
                new IndependentHead(1));
    }

    private static float[] row(SemiSymbolicLayer layer, int node) {
        float[] row = new float[layer.inputs()];
        for (int i = 0; i < row.length; i++) {
            row[i] = layer.weight(node, i);
        }
        return row;
    }
}
