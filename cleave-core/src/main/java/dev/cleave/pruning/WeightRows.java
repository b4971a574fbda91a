package dev.cleave.pruning;

import dev.cleave.network.SemiSymbolicLayer;
import java.util.Arrays;
import java.util.stream.IntStream;

/** A layer's weights node by node, to be changed and made into a layer again. */
public final class WeightRows {
    private WeightRows() {}

    /** A copy, [nodes][inputs]. */
    public static float[][] of(SemiSymbolicLayer layer) {
        float[] weights = layer.weights();
        int inputs = layer.inputs();
        return IntStream.range(0, layer.nodes())
                .mapToObj(node -> Arrays.copyOfRange(weights, node * inputs, (node + 1) * inputs))
                .toArray(float[][]::new);
    }

    /** A layer of the same kind and delta with these nodes, of which there is at least one. */
    public static SemiSymbolicLayer layer(SemiSymbolicLayer like, float[][] weights) {
        int inputs = weights[0].length;
        float[] flat = new float[Math.multiplyExact(weights.length, inputs)];
        for (int node = 0; node < weights.length; node++) {
            System.arraycopy(weights[node], 0, flat, node * inputs, inputs);
        }
        return SemiSymbolicLayer.of(like.kind(), like.delta(), weights.length, inputs, flat);
    }
}
