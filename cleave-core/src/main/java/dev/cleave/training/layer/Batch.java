package dev.cleave.training.layer;

import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Panel;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.training.NetworkShape;

/** The rows of one step as the kernels want them: inputs in the front's own way, targets as +-1, weights with mean 1. */
public final class Batch {
    private final TrainableInput front;
    private final Grid targets; // [outputs x rows]
    private final float[] weights; // [rows]
    private final int outputs;
    private RowWeights given = RowWeights.equal(0); // whose mean is known
    private float scale; // 1 / mean
    private boolean weighted;
    private int rows;

    Batch(NetworkShape shape, TrainableInput front) {
        this.front = front;
        this.outputs = shape.outputs();
        this.targets = new Grid(outputs, Panel.padded(shape.maxBatch()));
        this.weights = new float[shape.maxBatch()];
    }

    /** Takes rows {@code order[from]} to {@code order[to - 1]}. */
    public void fill(Dataset data, int[] order, int from, int to) {
        rows = to - from;
        front.fill(data, order, from, to);
        fillTargets(data.targets(), order, from);
        weighted = !data.weights().isEqual();
        if (weighted) {
            fillWeights(data.weights(), order, from);
        }
    }

    /** Takes inputs only, of rows {@code from} to {@code to - 1} in the data's own order. */
    void fillForward(Dataset data, int from, int to) {
        rows = to - from;
        front.fillForward(data.read(), from, to);
    }

    int rows() {
        return rows;
    }

    Grid targets() {
        return targets;
    }

    /** Lets each row's part of a gradient, [outputs x rows], count as much as the row does. */
    void weigh(Grid gradient) {
        if (weighted) {
            for (int j = 0; j < outputs; j++) {
                weighRow(gradient.values(), j * gradient.stride());
            }
        }
    }

    private void weighRow(float[] values, int at) {
        for (int i = 0; i < rows; i++) {
            values[at + i] *= weights[i];
        }
    }

    private void fillTargets(BitMatrix bits, int[] order, int from) {
        for (int j = 0; j < outputs; j++) {
            int at = j * targets.stride();
            for (int i = 0; i < rows; i++) {
                long bit = bits.word(order[from + i], j >>> 6) >>> j & 1;
                targets.values()[at + i] = 2 * bit - 1;
            }
        }
    }

    private void fillWeights(RowWeights all, int[] order, int from) {
        if (all != given) {
            given = all;
            scale = all.sum() > 0 ? (float) (all.rows() / all.sum()) : 0;
        }
        for (int i = 0; i < rows; i++) {
            weights[i] = scale * all.get(order[from + i]);
        }
    }
}
