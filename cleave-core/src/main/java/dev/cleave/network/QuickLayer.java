package dev.cleave.network;

import dev.cleave.table.BitMatrix;

/**
 * The raw values of a layer's nodes to within {@link #doubt}, on inputs of which most are exactly -1 or 1: what four inputs add is looked
 * up, and those that are neither are added one by one.
 */
final class QuickLayer {
    private static final int BITS = 4; // inputs that are looked up at once
    private static final double ROUNDING = 1e-12; // of all that is added; thousands of times what doubles lose

    private final int nodes;
    private final int inputs;
    private final double[] biases; // [nodes]
    private final double[] weights; // [inputs x nodes]
    private final double[] sums; // [groups of inputs x 16 x nodes]
    private final double[] doubts; // [nodes]

    QuickLayer(SemiSymbolicLayer layer) {
        this.nodes = layer.nodes();
        this.inputs = layer.inputs();
        this.biases = new double[nodes];
        layer.raw(new double[inputs], biases);
        this.weights = new double[inputs * nodes];
        this.doubts = new double[nodes];
        for (int node = 0; node < nodes; node++) {
            doubts[node] = ROUNDING * Math.abs(biases[node]);
            for (int i = 0; i < inputs; i++) {
                weights[i * nodes + node] = layer.weight(node, i);
                doubts[node] += ROUNDING * Math.abs(layer.weight(node, i));
            }
        }
        this.sums = sums(weights, inputs, nodes);
    }

    private static double[] sums(double[] weights, int inputs, int nodes) {
        int groups = (inputs + BITS - 1) / BITS;
        double[] all = new double[(groups << BITS) * nodes];
        for (int at = 0; at < groups << BITS; at++) {
            for (int bit = 0; bit < BITS && (at >> BITS) * BITS + bit < inputs; bit++) {
                int input = (at >> BITS) * BITS + bit;
                double sign = (at >> bit & 1) != 0 ? 1 : -1;
                for (int node = 0; node < nodes; node++) {
                    all[at * nodes + node] += sign * weights[input * nodes + node];
                }
            }
        }
        return all;
    }

    /** How far a node's value may be off by rounding. */
    double doubt(int node) {
        return doubts[node];
    }

    void raw(double[] x, double[] f) {
        System.arraycopy(biases, 0, f, 0, nodes);
        for (int first = 0; first < inputs; first += BITS) {
            int at = first / BITS << BITS;
            for (int i = first; i < Math.min(inputs, first + BITS); i++) {
                at |= x[i] > 0 ? 1 << i - first : 0;
            }
            add(at * nodes, f);
        }
        for (int i = 0; i < inputs; i++) {
            double rest = x[i] - (x[i] > 0 ? 1 : -1);
            if (rest != 0) {
                add(rest, i * nodes, f);
            }
        }
    }

    /** Of a row of bits, one an input. */
    void raw(BitMatrix bits, int row, double[] f) {
        System.arraycopy(biases, 0, f, 0, nodes);
        long word = 0;
        for (int group = 0; group * BITS < inputs; group++) {
            word = group % (Long.SIZE / BITS) == 0 ? bits.word(row, group * BITS / Long.SIZE) : word >>> BITS;
            add(((group << BITS) + (int) (word & (1 << BITS) - 1)) * nodes, f);
        }
    }

    private void add(int at, double[] f) {
        for (int node = 0; node < nodes; node++) {
            f[node] += sums[at + node];
        }
    }

    private void add(double times, int at, double[] f) {
        for (int node = 0; node < nodes; node++) {
            f[node] += times * weights[at + node];
        }
    }
}
