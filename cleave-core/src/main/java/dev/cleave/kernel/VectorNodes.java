package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Sums down the rows of a panel, eight lanes at a time. */
final class VectorNodes {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;

    private VectorNodes() {}

    static void measure(Panel weights, int rows, NodeNorms norms) {
        for (int half = 0; half < 16; half += 8) {
            size(weights.data, weights.offset + half, rows, norms, half);
            count(weights.data, weights.offset + half, rows, norms, half);
        }
    }

    private static void size(float[] w, int o, int rows, NodeNorms norms, int half) {
        FloatVector largest = FloatVector.zero(S);
        FloatVector total = FloatVector.zero(S);
        for (int r = 0; r < rows; r++) {
            FloatVector size = FloatVector.fromArray(S, w, o + r * 16).lanewise(VectorOperators.ABS);
            largest = largest.max(size);
            total = total.add(size);
        }
        largest.intoArray(norms.largest, half);
        total.intoArray(norms.total, half);
    }

    private static void count(float[] w, int o, int rows, NodeNorms norms, int half) {
        FloatVector largest = FloatVector.fromArray(S, norms.largest, half);
        FloatVector one = FloatVector.broadcast(S, 1f);
        FloatVector ties = FloatVector.zero(S);
        for (int r = 0; r < rows; r++) {
            FloatVector size = FloatVector.fromArray(S, w, o + r * 16).lanewise(VectorOperators.ABS);
            ties = ties.blend(ties.add(one), size.compare(VectorOperators.EQ, largest));
        }
        ties.intoArray(norms.ties, half);
    }

    static void sumRows(Panel p, int rows, float[] sums) {
        FloatVector low = FloatVector.zero(S);
        FloatVector high = FloatVector.zero(S);
        for (int r = 0; r < rows; r++) {
            low = low.add(FloatVector.fromArray(S, p.data, p.offset + r * 16));
            high = high.add(FloatVector.fromArray(S, p.data, p.offset + r * 16 + 8));
        }
        low.intoArray(sums, 0);
        high.intoArray(sums, 8);
    }

    static void addNormGradient(Panel weights, Panel gradient, int rows, NodeNorms norms) {
        for (int half = 0; half < 16; half += 8) {
            addHalf(weights.data, weights.offset + half, gradient.data, gradient.offset + half, rows, norms, half);
        }
    }

    private static void addHalf(float[] w, int o, float[] g, int p, int rows, NodeNorms norms, int half) {
        FloatVector largest = FloatVector.fromArray(S, norms.largest, half);
        FloatVector all = FloatVector.fromArray(S, norms.totalGradient, half);
        FloatVector top = all.add(FloatVector.fromArray(S, norms.largestGradient, half));
        FloatVector zero = FloatVector.zero(S);
        for (int r = 0; r < rows; r++) {
            FloatVector weight = FloatVector.fromArray(S, w, o + r * 16);
            VectorMask<Float> isLargest = weight.lanewise(VectorOperators.ABS).compare(VectorOperators.EQ, largest);
            FloatVector slope = all.blend(top, isLargest);
            FloatVector signed = zero.blend(slope, weight.compare(VectorOperators.GT, zero))
                    .blend(slope.neg(), weight.compare(VectorOperators.LT, zero));
            FloatVector.fromArray(S, g, p + r * 16).add(signed).intoArray(g, p + r * 16);
        }
    }
}
