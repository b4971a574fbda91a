package dev.cleave.pruning;

import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;

/** For weights that lie too far apart for sums in a long: every question is answered by a pass over the rows. */
final class EvaluatedRows extends NodeRows {
    private static final int NONE = -1;

    EvaluatedRows(Kind kind, float[] weights, RowBits inputs) {
        super(kind, weights, inputs);
        this.truth = evaluate(weights, NONE, truth);
    }

    @Override
    long[] truthWithout(int input) {
        return evaluate(without(input), NONE, truth);
    }

    @Override
    long[] truthFlipped(int input, long[] rows) {
        return evaluate(weights, input, rows);
    }

    @Override
    NodeRows remove(int input, long[] newTruth) {
        return of(kind, without(input), inputs);
    }

    @Override
    void flip(int input, long[] rows, long[] newTruth) {
        truth = newTruth;
    }

    private float[] without(int input) {
        float[] fewer = weights.clone();
        fewer[input] = 0;
        return fewer;
    }

    private long[] evaluate(float[] w, int flipped, long[] rows) {
        SemiSymbolicLayer node = SemiSymbolicLayer.of(kind, 1, w.length, w);
        double[] x = new double[w.length];
        double[] f = new double[1];
        long[] result = new long[rows.length];
        for (int row = 0; row < inputs.rows(); row++) {
            for (int i = 0; i < x.length; i++) {
                long column = inputs.column(i)[row >>> 6] ^ (i == flipped ? rows[row >>> 6] : 0);
                x[i] = (column >>> row & 1) == 1 ? 1 : -1;
            }
            node.raw(x, f);
            result[row >>> 6] |= f[0] > 0 ? 1L << row : 0;
        }
        return result;
    }
}
