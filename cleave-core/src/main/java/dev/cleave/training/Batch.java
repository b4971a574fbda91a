package dev.cleave.training;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Signs;

/** The rows of one step as the kernels want them: inputs in both orientations, targets as +-1. */
final class Batch {
    private final Signs inputs; // [rows x atoms]
    private final Signs transposed; // [atoms x rows]
    private final Grid targets; // [outputs x rows]
    private final int atoms;
    private final int outputs;
    private final long[] group = new long[Signs.GROUP]; // the same word of four rows
    private int rows;

    Batch(NetworkShape shape) {
        this.atoms = shape.atoms();
        this.outputs = shape.outputs();
        this.inputs = new Signs(shape.maxBatch(), atoms);
        this.transposed = new Signs(atoms, shape.maxBatch());
        this.targets = new Grid(outputs, Panel.padded(shape.maxBatch()));
    }

    /** Takes rows {@code order[from]} to {@code order[to - 1]}. */
    void fill(Dataset data, int[] order, int from, int to) {
        rows = to - from;
        fillInputs(data.inputs(), order, from);
        fillTransposed(data.inputs(), order, from);
        fillTargets(data.targets(), order, from);
    }

    /** Takes inputs only, of rows {@code from} to {@code to - 1} in the data's own order. */
    void fillForward(BitMatrix bits, int from, int to) {
        rows = to - from;
        inputs.resize(rows, atoms);
        for (int i = 0; i < rows; i++) {
            putRow(bits, from + i, i);
        }
    }

    int rows() {
        return rows;
    }

    Signs inputs() {
        return inputs;
    }

    Signs transposed() {
        return transposed;
    }

    Grid targets() {
        return targets;
    }

    private void fillInputs(BitMatrix bits, int[] order, int from) {
        inputs.resize(rows, atoms);
        for (int i = 0; i < rows; i++) {
            putRow(bits, order[from + i], i);
        }
    }

    private void putRow(BitMatrix bits, int row, int i) {
        for (int word = 0; word < bits.wordsPerRow(); word++) {
            inputs.putRow(i, word, bits.word(row, word));
        }
    }

    private void fillTransposed(BitMatrix bits, int[] order, int from) {
        transposed.resize(atoms, rows);
        for (int i = 0; i < Signs.padded(rows); i += Signs.GROUP) { // pads too, as products look them up
            for (int word = 0; word < bits.wordsPerRow(); word++) {
                gather(bits, order, from, i, word);
                transposed.putColumns(word * Long.SIZE, i / Signs.GROUP, group);
            }
        }
    }

    private void gather(BitMatrix bits, int[] order, int from, int i, int word) {
        for (int c = 0; c < Signs.GROUP; c++) {
            group[c] = i + c < rows ? bits.word(order[from + i + c], word) : 0;
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
}
