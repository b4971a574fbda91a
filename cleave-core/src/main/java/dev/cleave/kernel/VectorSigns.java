package dev.cleave.kernel;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** C = start + A P where A is +-1: the sums of four rows of P, in all sixteen sign patterns, are made once and then looked up. */
final class VectorSigns {
    private static final VectorSpecies<Float> S = FloatVector.SPECIES_256;
    private static final int HALF = 8;

    private static final VectorSpecies<Integer> I = IntVector.SPECIES_256;
    private static final IntVector SHIFTS = IntVector.zero(I).addIndex(Signs.GROUP);
    private static final IntVector TABLES = IntVector.zero(I).addIndex(Signs.TABLE);

    private VectorSigns() {}

    /** Eight codes at a time; those beyond the last group fall into space that every row has. */
    static void pack(long[] words, int rows, Signs a, int first, int block) {
        int groups = a.groupsOf(block);
        for (int g = 0; g < groups; g += 8) {
            IntVector tables = TABLES.add(g * Signs.TABLE);
            int at = a.at(first, block) + g;
            for (int r = 0; r < rows; r++) {
                IntVector codes = IntVector.broadcast(I, (int) (words[r] >>> g * Signs.GROUP))
                        .lanewise(VectorOperators.LSHR, SHIFTS)
                        .and(15);
                codes.mul(Signs.ENTRY).add(tables).intoArray(a.positions, at + r * Signs.BLOCK);
            }
        }
    }

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
        int at = a.at(0, block);
        for (int g = 0; g < groups; ) {
            boolean first = block + g == 0;
            float[] from = first ? start : c.data;
            int offset = first ? 0 : c.offset;
            int step = first ? 0 : Panel.LANES; // the same start for every row
            if (groups - g >= 2 * Signs.CHUNK) {
                addEight(a, at + g, from, offset, step, c);
                g += 2 * Signs.CHUNK;
            } else {
                addFour(a, at + g, from, offset, step, c);
                g += Signs.CHUNK;
            }
        }
    }

    // Written out, and in two lengths: an inner loop over the groups takes half as long again.

    private static void addEight(Signs a, int at, float[] from, int offset, int step, Panel c) {
        int[] positions = a.positions;
        float[] table = a.table;
        for (int r = 0; r < a.rows; r++) {
            FloatVector low = FloatVector.fromArray(S, from, offset + r * step);
            FloatVector high = FloatVector.fromArray(S, from, offset + r * step + HALF);
            int p = at + r * Signs.BLOCK;
            int i0 = positions[p];
            low = low.add(FloatVector.fromArray(S, table, i0));
            high = high.add(FloatVector.fromArray(S, table, i0 + HALF));
            int i1 = positions[p + 1];
            low = low.add(FloatVector.fromArray(S, table, i1));
            high = high.add(FloatVector.fromArray(S, table, i1 + HALF));
            int i2 = positions[p + 2];
            low = low.add(FloatVector.fromArray(S, table, i2));
            high = high.add(FloatVector.fromArray(S, table, i2 + HALF));
            int i3 = positions[p + 3];
            low = low.add(FloatVector.fromArray(S, table, i3));
            high = high.add(FloatVector.fromArray(S, table, i3 + HALF));
            int i4 = positions[p + 4];
            low = low.add(FloatVector.fromArray(S, table, i4));
            high = high.add(FloatVector.fromArray(S, table, i4 + HALF));
            int i5 = positions[p + 5];
            low = low.add(FloatVector.fromArray(S, table, i5));
            high = high.add(FloatVector.fromArray(S, table, i5 + HALF));
            int i6 = positions[p + 6];
            low = low.add(FloatVector.fromArray(S, table, i6));
            high = high.add(FloatVector.fromArray(S, table, i6 + HALF));
            int i7 = positions[p + 7];
            low = low.add(FloatVector.fromArray(S, table, i7));
            high = high.add(FloatVector.fromArray(S, table, i7 + HALF));
            low.intoArray(c.data, c.offset + r * 16);
            high.intoArray(c.data, c.offset + r * 16 + HALF);
        }
    }

    private static void addFour(Signs a, int at, float[] from, int offset, int step, Panel c) {
        int[] positions = a.positions;
        float[] table = a.table;
        for (int r = 0; r < a.rows; r++) {
            FloatVector low = FloatVector.fromArray(S, from, offset + r * step);
            FloatVector high = FloatVector.fromArray(S, from, offset + r * step + HALF);
            int p = at + r * Signs.BLOCK;
            int i0 = positions[p];
            low = low.add(FloatVector.fromArray(S, table, i0));
            high = high.add(FloatVector.fromArray(S, table, i0 + HALF));
            int i1 = positions[p + 1];
            low = low.add(FloatVector.fromArray(S, table, i1));
            high = high.add(FloatVector.fromArray(S, table, i1 + HALF));
            int i2 = positions[p + 2];
            low = low.add(FloatVector.fromArray(S, table, i2));
            high = high.add(FloatVector.fromArray(S, table, i2 + HALF));
            int i3 = positions[p + 3];
            low = low.add(FloatVector.fromArray(S, table, i3));
            high = high.add(FloatVector.fromArray(S, table, i3 + HALF));
            low.intoArray(c.data, c.offset + r * 16);
            high.intoArray(c.data, c.offset + r * 16 + HALF);
        }
    }
}
