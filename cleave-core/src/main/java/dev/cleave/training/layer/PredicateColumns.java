package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Panel;
import dev.cleave.table.BitMatrix;

/** The predicates of a batch by themselves, [predicates x rows], and the loss's gradient of those that are learned, which stand last. */
final class PredicateColumns {
    private final int given; // atoms, which stand first
    private final Grid values; // [predicates x rows]
    private final Grid gradient; // [learned predicates x rows]
    private int rows;

    PredicateColumns(int given, int learned, int maxBatch) {
        this.given = given;
        this.values = new Grid(given + learned, Panel.padded(maxBatch));
        this.gradient = new Grid(learned, Panel.padded(maxBatch));
    }

    int given() {
        return given;
    }

    int size() {
        return values.values().length / values.stride();
    }

    Grid values() {
        return values;
    }

    Grid gradient() {
        return gradient;
    }

    int rows() {
        return rows;
    }

    /** The rows that matter to loops over sixteen at a time. */
    int paddedRows() {
        return Panel.padded(rows);
    }

    /** How many rows there are now. */
    void resize(int count) {
        rows = count;
    }

    /** Takes a row's atoms, as +1 and -1. */
    void takeAtoms(BitMatrix bits, int from, int row) {
        float[] out = values.values();
        for (int atom = 0; atom < given; atom++) {
            out[atom * values.stride() + row] = bits.get(from, atom) ? 1 : -1;
        }
    }

    /** Takes the learned ones, laid out as the gradient is. */
    void takeLearned(float[] learned) {
        System.arraycopy(learned, 0, values.values(), given * values.stride(), learned.length);
    }
}
