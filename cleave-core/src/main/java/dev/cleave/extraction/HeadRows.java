package dev.cleave.extraction;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.logic.Columns;
import dev.cleave.logic.Coverage;
import dev.cleave.logic.Definition;
import java.util.BitSet;

/**
 * Rows and what one head is in each of them.
 *
 * @param columns the atoms, 64 rows a word
 * @param data the same rows, with this head as the only output
 */
public record HeadRows(Columns columns, Dataset data) {
    /** @param columns the rows of {@code all}, which several heads may share */
    public static HeadRows of(Columns columns, Dataset all, int output) {
        BitMatrix.Builder target = new BitMatrix.Builder(all.rows(), 1);
        for (int row = 0; row < all.rows(); row++) {
            if (all.targets().get(row, output)) {
                target.set(row, 0);
            }
        }
        return new HeadRows(columns, new Dataset(all.inputs(), target.build()));
    }

    public int rows() {
        return columns.rows();
    }

    public int atoms() {
        return columns.atoms();
    }

    boolean holds(int row) {
        return data.targets().get(row, 0);
    }

    /** The rows that the head holds in. */
    public BitSet labels() {
        BitSet labels = new BitSet(rows());
        for (int row = 0; row < rows(); row++) {
            labels.set(row, holds(row));
        }
        return labels;
    }

    /** How many rows a definition gets wrong. */
    public long errors(Definition definition) {
        BitSet wrong = Coverage.of(definition, columns).toBitSet();
        wrong.xor(labels());
        return wrong.cardinality();
    }
}
