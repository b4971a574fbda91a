package dev.cleave.pruning;

import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.exact.ExactWeights;

/** One node of a hard network: its weights, and where among the rows it is true, exactly. */
abstract sealed class NodeRows permits SummedRows, EvaluatedRows {
    final Kind kind;
    final float[] weights;
    final RowBits inputs;
    long[] truth;

    NodeRows(Kind kind, float[] weights, RowBits inputs) {
        this.kind = kind;
        this.weights = weights;
        this.inputs = inputs;
        this.truth = new long[RowBits.words(inputs.rows())];
    }

    /** The columns that it reads may change afterwards, as long as {@link #flip} is told. */
    static NodeRows of(Kind kind, float[] weights, RowBits inputs) {
        return ExactWeights.of(weights).areSmall()
                ? new SummedRows(kind, weights, inputs)
                : new EvaluatedRows(kind, weights, inputs);
    }

    boolean uses(int input) {
        return weights[input] != 0;
    }

    int used() {
        int used = 0;
        for (float weight : weights) {
            used += weight != 0 ? 1 : 0;
        }
        return used;
    }

    /** Where it would be true without this input. */
    abstract long[] truthWithout(int input);

    /** Where it would be true if this input were the other way round in these rows. */
    abstract long[] truthFlipped(int input, long[] rows);

    /** Sets a weight to 0, after which the truth is as given; returns the node to go on with. */
    abstract NodeRows remove(int input, long[] newTruth);

    /** Learns that an input is about to be the other way round in these rows, after which the truth is as given. */
    abstract void flip(int input, long[] rows, long[] newTruth);

    /** The rows where an input that is used does not match its weight's sign. */
    final long mismatched(int input, int word) {
        long column = inputs.column(input)[word];
        return weights[input] > 0 ? ~column & RowBits.mask(inputs.rows(), word) : column;
    }
}
