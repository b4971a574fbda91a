package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** C = A P, four rows of sixteen lanes at a time: eight accumulators, as many as the adders need to stay busy. */
final class VectorProduct {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;
    private static final int DEPTH = 256; // 16 KiB of P, so that it stays in the first-level cache

    private VectorProduct() {}

    static void multiply(Grid a, Panel p, Panel c, int rows, int depth) {
        if (depth == 1) {
            outer(a, p, c, rows);
        } else {
            c.clear(0, rows);
            add(a, p, c, rows, depth);
        }
    }

    /** A column times a row: the gradient that a single output sends back. */
    private static void outer(Grid a, Panel p, Panel c, int rows) {
        FloatVector low = FloatVector.fromArray(S, p.data, p.offset);
        FloatVector high = FloatVector.fromArray(S, p.data, p.offset + 8);
        for (int r = 0; r < rows; r++) {
            float x = a.data[r * a.stride];
            low.mul(x).intoArray(c.data, c.offset + r * 16);
            high.mul(x).intoArray(c.data, c.offset + r * 16 + 8);
        }
    }

    static void add(Grid a, Panel p, Panel c, int rows, int depth) {
        for (int from = 0; from < depth; from += DEPTH) {
            int to = Math.min(depth, from + DEPTH);
            for (int r = 0; r < rows; r += 4) {
                tile(a, p, c, r, rows - 1, from, to);
            }
        }
    }

    /**
     * Rows r to r + 3; beyond the last row the last one is computed again, and as every sum is read before any is written,
     * the copies agree.
     */
    private static void tile(Grid a, Panel p, Panel c, int r, int last, int from, int to) {
        float[] x = a.data;
        int a0 = r * a.stride;
        int a1 = Math.min(r + 1, last) * a.stride;
        int a2 = Math.min(r + 2, last) * a.stride;
        int a3 = Math.min(r + 3, last) * a.stride;
        float[] z = c.data;
        int c0 = c.offset + r * 16;
        int c1 = c.offset + Math.min(r + 1, last) * 16;
        int c2 = c.offset + Math.min(r + 2, last) * 16;
        int c3 = c.offset + Math.min(r + 3, last) * 16;
        FloatVector z0 = FloatVector.fromArray(S, z, c0);
        FloatVector y0 = FloatVector.fromArray(S, z, c0 + 8);
        FloatVector z1 = FloatVector.fromArray(S, z, c1);
        FloatVector y1 = FloatVector.fromArray(S, z, c1 + 8);
        FloatVector z2 = FloatVector.fromArray(S, z, c2);
        FloatVector y2 = FloatVector.fromArray(S, z, c2 + 8);
        FloatVector z3 = FloatVector.fromArray(S, z, c3);
        FloatVector y3 = FloatVector.fromArray(S, z, c3 + 8);
        float[] w = p.data;
        int o = p.offset;
        for (int t = from; t < to; t++) {
            FloatVector w0 = FloatVector.fromArray(S, w, o + t * 16);
            FloatVector w1 = FloatVector.fromArray(S, w, o + t * 16 + 8);
            FloatVector x0 = FloatVector.broadcast(S, x[a0 + t]);
            z0 = x0.fma(w0, z0);
            y0 = x0.fma(w1, y0);
            FloatVector x1 = FloatVector.broadcast(S, x[a1 + t]);
            z1 = x1.fma(w0, z1);
            y1 = x1.fma(w1, y1);
            FloatVector x2 = FloatVector.broadcast(S, x[a2 + t]);
            z2 = x2.fma(w0, z2);
            y2 = x2.fma(w1, y2);
            FloatVector x3 = FloatVector.broadcast(S, x[a3 + t]);
            z3 = x3.fma(w0, z3);
            y3 = x3.fma(w1, y3);
        }
        z0.intoArray(z, c0);
        y0.intoArray(z, c0 + 8);
        z1.intoArray(z, c1);
        y1.intoArray(z, c1 + 8);
        z2.intoArray(z, c2);
        y2.intoArray(z, c2 + 8);
        z3.intoArray(z, c3);
        y3.intoArray(z, c3 + 8);
    }
}
