package dev.cleave.network.near;

import dev.cleave.network.SemiSymbolicLayer;

/** The raw values of a disjunctive layer, by rounding that a known error allows: of few outputs one sum each, of many as the layer does it. */
final class OutputSums {
    private static final int FEW = 8;

    private final SemiSymbolicLayer layer;
    private final int inputs;
    private final double[] weights; // [outputs x inputs] of few outputs
    private final double[] biases; // [outputs]

    private OutputSums(SemiSymbolicLayer layer, double[] weights) {
        this.layer = layer;
        this.inputs = layer.inputs();
        this.weights = weights;
        this.biases = new double[layer.nodes()];
        layer.raw(new double[inputs], biases);
    }

    static OutputSums of(SemiSymbolicLayer layer) {
        boolean isFew = layer.nodes() <= FEW;
        double[] weights = new double[isFew ? layer.nodes() * layer.inputs() : 0];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = layer.weight(i / layer.inputs(), i % layer.inputs());
        }
        return new OutputSums(layer, weights);
    }

    int outputs() {
        return biases.length;
    }

    /** Of the inputs that stand at {@code from}, to {@code target} from {@code to} on. */
    void sum(double[] values, int from, double[] target, int to) {
        if (weights.length > 0) {
            for (int output = 0; output < biases.length; output++) {
                target[to + output] = biases[output] + dot(output * inputs, values, from);
            }
            return;
        }
        double[] some = new double[inputs];
        System.arraycopy(values, from, some, 0, inputs);
        double[] raw = new double[biases.length];
        layer.raw(some, raw);
        System.arraycopy(raw, 0, target, to, raw.length);
    }

    /** In four sums, so that none waits for the one before. */
    private double dot(int at, double[] values, int from) {
        double a = 0;
        double b = 0;
        double c = 0;
        double d = 0;
        int whole = inputs & -4;
        for (int i = 0; i < whole; i += 4) {
            a += weights[at + i] * values[from + i];
            b += weights[at + i + 1] * values[from + i + 1];
            c += weights[at + i + 2] * values[from + i + 2];
            d += weights[at + i + 3] * values[from + i + 3];
        }
        for (int i = whole; i < inputs; i++) {
            a += weights[at + i] * values[from + i];
        }
        return a + b + (c + d);
    }
}
