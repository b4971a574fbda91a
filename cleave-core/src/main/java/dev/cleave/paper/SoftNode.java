package dev.cleave.paper;

import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;

/** One node of a soft network on all rows at once: the same bits as {@link SemiSymbolicLayer#raw} gives row by row. */
final class SoftNode {
    private static final double UNIT_ROUNDOFF = 0x1p-53;

    private final SemiSymbolicLayer node;
    private final float[] weights;

    SoftNode(Kind kind, double delta, float[] weights) {
        this.node = SemiSymbolicLayer.of(kind, delta, 1, weights.length, weights);
        this.weights = weights;
    }

    /** The raw value of each row, of inputs [inputs][rows]. */
    double[] raw(double[][] inputs, int rows) {
        double[] f = new double[rows];
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                addScaled(weights[i], inputs[i], f);
            }
        }
        double bias = node.raw(0, new double[weights.length]);
        double doubt = doubt();
        for (int row = 0; row < rows; row++) {
            f[row] += bias;
            if (Math.abs(f[row]) <= doubt) {
                f[row] = node.raw(0, row(inputs, row));
            }
        }
        return f;
    }

    private static void addScaled(double scale, double[] column, double[] sums) {
        for (int row = 0; row < sums.length; row++) {
            sums[row] += column[row] * scale;
        }
    }

    /** Above this, and somewhat below, the layer trusts its double arithmetic; it is asked for the rest. */
    private double doubt() {
        double total = 0;
        for (float weight : weights) {
            total += Math.abs(weight);
        }
        return 16.0 * (weights.length + 4) * UNIT_ROUNDOFF * total;
    }

    private static double[] row(double[][] inputs, int row) {
        double[] x = new double[inputs.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = inputs[i][row];
        }
        return x;
    }
}
