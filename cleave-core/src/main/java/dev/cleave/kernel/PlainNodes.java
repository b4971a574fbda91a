package dev.cleave.kernel;

import java.util.Arrays;

/** Sums down the rows of a panel, lane by lane. */
final class PlainNodes {
    private PlainNodes() {}

    static void measure(Panel weights, int rows, NodeNorms norms) {
        for (int lane = 0; lane < Panel.LANES; lane++) {
            size(weights.data, weights.offset + lane, rows, norms, lane);
        }
    }

    private static void size(float[] w, int o, int rows, NodeNorms norms, int lane) {
        float largest = 0;
        float total = 0;
        int ties = 0;
        for (int r = 0; r < rows; r++) {
            float size = Math.abs(w[o + r * Panel.LANES]);
            total += size;
            ties = size > largest ? 1 : size == largest ? ties + 1 : ties;
            largest = Math.max(largest, size);
        }
        norms.largest[lane] = largest;
        norms.total[lane] = total;
        norms.ties[lane] = ties;
    }

    static void sumRows(Panel p, int rows, float[] sums) {
        Arrays.fill(sums, 0f);
        for (int r = 0; r < rows; r++) {
            for (int lane = 0; lane < Panel.LANES; lane++) {
                sums[lane] += p.data[p.offset + r * Panel.LANES + lane];
            }
        }
    }

    static void addNormGradient(Panel weights, Panel gradient, int rows, NodeNorms norms) {
        for (int r = 0; r < rows; r++) {
            for (int lane = 0; lane < Panel.LANES; lane++) {
                float w = weights.data[weights.offset + r * Panel.LANES + lane];
                float top = Math.abs(w) == norms.largest[lane] ? norms.largestGradient[lane] : 0;
                gradient.data[gradient.offset + r * Panel.LANES + lane] +=
                        Math.signum(w) * (norms.totalGradient[lane] + top);
            }
        }
    }
}
