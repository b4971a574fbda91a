package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Nodes that see a few rows of a matrix, sixteen columns at a time. */
final class VectorSparse {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;
    private static final int HALF = 8;

    private VectorSparse() {}

    static void combine(SparseRows x, float[] weights, float start, Grid out, int row, int columns) {
        float[] values = x.grid.data;
        int to = row * out.stride;
        for (int c = 0; c < columns; c += Panel.LANES) {
            FloatVector low = FloatVector.broadcast(S, start);
            FloatVector high = low;
            for (int s = 0; s < weights.length; s++) {
                int at = x.at(s) + c;
                FloatVector weight = FloatVector.broadcast(S, weights[s]);
                low = FloatVector.fromArray(S, values, at).fma(weight, low);
                high = FloatVector.fromArray(S, values, at + HALF).fma(weight, high);
            }
            low.intoArray(out.data, to + c);
            high.intoArray(out.data, to + c + HALF);
        }
    }

    static void dots(SparseRows x, Grid d, int row, float[] dots, int columns) {
        float[] values = x.grid.data;
        int from = row * d.stride;
        for (int s = 0; s < dots.length; s++) {
            int at = x.at(s);
            FloatVector low = FloatVector.zero(S);
            FloatVector high = FloatVector.zero(S);
            for (int c = 0; c < columns; c += Panel.LANES) {
                low = FloatVector.fromArray(S, values, at + c).fma(FloatVector.fromArray(S, d.data, from + c), low);
                high = FloatVector.fromArray(S, values, at + c + HALF)
                        .fma(FloatVector.fromArray(S, d.data, from + c + HALF), high);
            }
            dots[s] = low.add(high).reduceLanes(VectorOperators.ADD);
        }
    }

    static void spread(Grid d, int row, float[] weights, int first, SparseRows x, int columns) {
        float[] values = x.grid.data;
        int from = row * d.stride;
        for (int s = first; s < weights.length; s++) {
            int to = x.at(s);
            FloatVector weight = FloatVector.broadcast(S, weights[s]);
            for (int c = 0; c < columns; c += Panel.LANES) {
                FloatVector low = FloatVector.fromArray(S, values, to + c);
                FloatVector high = FloatVector.fromArray(S, values, to + c + HALF);
                FloatVector.fromArray(S, d.data, from + c).fma(weight, low).intoArray(values, to + c);
                FloatVector.fromArray(S, d.data, from + c + HALF)
                        .fma(weight, high)
                        .intoArray(values, to + c + HALF);
            }
        }
    }
}
