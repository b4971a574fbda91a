package dev.cleave.training;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Signs;
import java.util.Arrays;

/** The rows of one step as the kernels want them: inputs in both orientations, targets as +-1. */
final class Batch {
    private final Kernel kernel;
    private final Signs inputs; // [rows x atoms]
    private final Signs transposed; // [atoms x rows]
    private final Grid targets; // [outputs x rows]
    private final int atoms;
    private final int outputs;
    private final BitSquare square = new BitSquare(); // the same word of 64 rows
    private int rows;

    Batch(NetworkShape shape, Kernel kernel) {
        this.kernel = kernel;
        this.atoms = shape.atoms();
        this.outputs = shape.outputs();
        this.inputs = new Signs(shape.maxBatch(), atoms);
        this.transposed = new Signs(atoms, shape.maxBatch());
        this.targets = new Grid(outputs, Panel.padded(shape.maxBatch()));
    }

    /** Takes rows {@code order[from]} to {@code order[to - 1]}. */
    void fill(Dataset data, int[] order, int from, int to) {
        rows = to - from;
        inputs.resize(rows, atoms);
        transposed.resize(atoms, rows);
        for (int first = 0; first < rows; first += BitSquare.SIZE) {
            for (int word = 0; word < data.inputs().wordsPerRow(); word++) {
                fillSquare(data.inputs(), word, order, from, first);
            }
        }
        fillTargets(data.targets(), order, from);
    }

    /** Takes inputs only, of rows {@code from} to {@code to - 1} in the data's own order. */
    void fillForward(BitMatrix bits, int from, int to) {
        rows = to - from;
        inputs.resize(rows, atoms);
        for (int first = 0; first < rows; first += BitSquare.SIZE) {
            int height = Math.min(BitSquare.SIZE, rows - first);
            for (int word = 0; word < bits.wordsPerRow(); word++) {
                for (int r = 0; r < height; r++) {
                    square.words[r] = bits.word(from + first + r, word);
                }
                kernel.pack(square.words, height, inputs, first, word);
            }
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

    private void fillSquare(BitMatrix bits, int word, int[] order, int from, int first) {
        int height = Math.min(BitSquare.SIZE, rows - first);
        int width = Math.min(BitSquare.SIZE, atoms - word * BitSquare.SIZE);
        for (int r = 0; r < height; r++) {
            square.words[r] = bits.word(order[from + first + r], word);
        }
        kernel.pack(square.words, height, inputs, first, word);
        Arrays.fill(square.words, height, BitSquare.SIZE, 0L);
        square.transpose(Math.max(height, width));
        kernel.pack(square.words, width, transposed, word * BitSquare.SIZE, first / BitSquare.SIZE);
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
