package dev.cleave.kernel;

/** C = start + A P where A is +-1, by looking up the sums of four rows of P. */
final class PlainSigns {
    private PlainSigns() {}

    static void pack(long[] words, int rows, Signs a, int first, int block) {
        int groups = a.groupsOf(block);
        for (int r = 0; r < rows; r++) {
            int at = a.at(first + r, block);
            for (int g = 0; g < groups; g++) {
                int code = (int) (words[r] >>> g * Signs.GROUP) & 15;
                a.positions[at + g] = g * Signs.TABLE + code * Signs.ENTRY;
            }
        }
    }

    static void multiply(Signs a, Panel p, float[] start, Panel c) {
        c.fill(start, a.rows);
        for (int block = 0; block < a.blocks(); block++) {
            int groups = a.groupsOf(block);
            for (int g = 0; g < groups; g++) {
                sums(
                        p.data,
                        p.offset + (block * Signs.BLOCK + g) * Signs.GROUP * Panel.LANES,
                        a.table,
                        g * Signs.TABLE);
            }
            for (int r = 0; r < a.rows; r++) {
                int at = a.at(r, block);
                for (int lane = 0; lane < Panel.LANES; lane += 4) {
                    lookUp(a, at, groups, lane, c, r);
                }
            }
        }
    }

    private static void sums(float[] w, int o, float[] table, int t) {
        for (int lane = 0; lane < Panel.LANES; lane++) {
            float low = w[o + lane] + w[o + 16 + lane];
            float difference = w[o + lane] - w[o + 16 + lane];
            float high = w[o + 32 + lane] + w[o + 48 + lane];
            float highDifference = w[o + 32 + lane] - w[o + 48 + lane];
            quarter(low, difference, -high, table, t + lane);
            quarter(low, difference, highDifference, table, t + 64 + lane);
            quarter(low, difference, -highDifference, table, t + 128 + lane);
            quarter(low, difference, high, table, t + 192 + lane);
        }
    }

    private static void quarter(float low, float difference, float high, float[] table, int t) {
        table[t] = high - low;
        table[t + 16] = high + difference;
        table[t + 32] = high - difference;
        table[t + 48] = high + low;
    }

    private static void lookUp(Signs a, int at, int groups, int lane, Panel c, int r) {
        float[] table = a.table;
        int[] positions = a.positions;
        float s0 = 0;
        float s1 = 0;
        float s2 = 0;
        float s3 = 0;
        for (int g = 0; g < groups; g++) {
            int i = positions[at + g] + lane;
            s0 += table[i];
            s1 += table[i + 1];
            s2 += table[i + 2];
            s3 += table[i + 3];
        }
        int z = c.offset + r * Panel.LANES + lane;
        c.data[z] += s0;
        c.data[z + 1] += s1;
        c.data[z + 2] += s2;
        c.data[z + 3] += s3;
    }
}
