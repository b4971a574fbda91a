package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** C = start + A P where A is +-1: the sums of four rows of P, in all sixteen sign patterns, are made once and then looked up. */
final class VectorSigns {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;
    private static final int HALF = 8;

    private VectorSigns() {}

    static void multiply(Signs a, Panel p, float[] start, Panel c) {
        for (int block = 0; block < a.blocks(); block++) {
            int groups = a.groupsOf(block);
            for (int g = 0; g < groups; g++) {
                int from = p.offset + (block * Signs.BLOCK + g) * Signs.GROUP * Panel.LANES;
                sums(p.data, from, a.table, g * Signs.TABLE);
                sums(p.data, from + HALF, a.table, g * Signs.TABLE + HALF);
            }
            lookUp(a, block, groups, start, c);
        }
    }

    /** All of +-w0 +-w1 +-w2 +-w3; bit i of an entry's number is set where w_i is added. */
    private static void sums(float[] w, int o, float[] table, int t) {
        FloatVector w0 = FloatVector.fromArray(S, w, o);
        FloatVector w1 = FloatVector.fromArray(S, w, o + 16);
        FloatVector low3 = w0.add(w1);
        FloatVector low1 = w0.sub(w1);
        FloatVector w2 = FloatVector.fromArray(S, w, o + 32);
        FloatVector w3 = FloatVector.fromArray(S, w, o + 48);
        FloatVector high3 = w2.add(w3);
        FloatVector high1 = w2.sub(w3);
        FloatVector high0 = high3.neg();
        FloatVector high2 = high1.neg();
        high0.sub(low3).intoArray(table, t);
        high0.add(low1).intoArray(table, t + 16);
        high0.sub(low1).intoArray(table, t + 32);
        high0.add(low3).intoArray(table, t + 48);
        high1.sub(low3).intoArray(table, t + 64);
        high1.add(low1).intoArray(table, t + 80);
        high1.sub(low1).intoArray(table, t + 96);
        high1.add(low3).intoArray(table, t + 112);
        high2.sub(low3).intoArray(table, t + 128);
        high2.add(low1).intoArray(table, t + 144);
        high2.sub(low1).intoArray(table, t + 160);
        high2.add(low3).intoArray(table, t + 176);
        high3.sub(low3).intoArray(table, t + 192);
        high3.add(low1).intoArray(table, t + 208);
        high3.sub(low1).intoArray(table, t + 224);
        high3.add(low3).intoArray(table, t + 240);
    }

    private static void lookUp(Signs a, int block, int groups, float[] start, Panel c) {
        boolean first = block == 0;
        float[] from = first ? start : c.data;
        for (int r = 0; r < a.rows; r += 2) {
            int from0 = first ? 0 : c.offset + r * 16;
            int from1 = first ? 0 : c.offset + Math.min(r + 1, a.rows - 1) * 16;
            lookUp(a, block * a.capacity, r, groups, from, from0, from1, c);
        }
    }

    /** Rows r and r + 1; where there is no second row the first is computed twice. */
    private static void lookUp(Signs a, int base, int r, int groups, float[] from, int from0, int from1, Panel c) {
        int next = Math.min(r + 1, a.rows - 1);
        int p0 = (base + r) * Signs.BLOCK;
        int p1 = (base + next) * Signs.BLOCK;
        int c0 = c.offset + r * 16;
        int c1 = c.offset + next * 16;
        float[] z = c.data;
        float[] table = a.table;
        int[] positions = a.positions;
        FloatVector z0 = FloatVector.fromArray(S, from, from0);
        FloatVector y0 = FloatVector.fromArray(S, from, from0 + HALF);
        FloatVector z1 = FloatVector.fromArray(S, from, from1);
        FloatVector y1 = FloatVector.fromArray(S, from, from1 + HALF);
        for (int g = 0; g < groups; g += Signs.CHUNK) {
            int i0 = positions[p0 + g];
            z0 = z0.add(FloatVector.fromArray(S, table, i0));
            y0 = y0.add(FloatVector.fromArray(S, table, i0 + HALF));
            int j0 = positions[p1 + g];
            z1 = z1.add(FloatVector.fromArray(S, table, j0));
            y1 = y1.add(FloatVector.fromArray(S, table, j0 + HALF));
            int i1 = positions[p0 + g + 1];
            z0 = z0.add(FloatVector.fromArray(S, table, i1));
            y0 = y0.add(FloatVector.fromArray(S, table, i1 + HALF));
            int j1 = positions[p1 + g + 1];
            z1 = z1.add(FloatVector.fromArray(S, table, j1));
            y1 = y1.add(FloatVector.fromArray(S, table, j1 + HALF));
            int i2 = positions[p0 + g + 2];
            z0 = z0.add(FloatVector.fromArray(S, table, i2));
            y0 = y0.add(FloatVector.fromArray(S, table, i2 + HALF));
            int j2 = positions[p1 + g + 2];
            z1 = z1.add(FloatVector.fromArray(S, table, j2));
            y1 = y1.add(FloatVector.fromArray(S, table, j2 + HALF));
            int i3 = positions[p0 + g + 3];
            z0 = z0.add(FloatVector.fromArray(S, table, i3));
            y0 = y0.add(FloatVector.fromArray(S, table, i3 + HALF));
            int j3 = positions[p1 + g + 3];
            z1 = z1.add(FloatVector.fromArray(S, table, j3));
            y1 = y1.add(FloatVector.fromArray(S, table, j3 + HALF));
        }
        z0.intoArray(z, c0);
        y0.intoArray(z, c0 + HALF);
        z1.intoArray(z, c1);
        y1.intoArray(z, c1 + HALF);
    }
}
