package dev.cleave.encoding;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * Reads single rows quickly, for rules that use some of the atoms: the same atoms hold as in {@link Encoding#row}, but what is
 * odd is not told. May be shared between threads.
 */
public interface RowReader {
    /**
     * Sets the bits of the atoms that hold, atom a being bit a % 64 of word a / 64; an {@link InputException} where a column
     * whose atoms are asked for is not given.
     */
    void read(Map<String, String> cells, long[] row);

    /** @param atoms those that are asked for; others may be left out of what is read */
    static RowReader of(Encoding encoding, BitSet atoms) {
        if (encoding.derivation().isPresent()) {
            return (cells, row) -> copy(encoding.row(cells).inputs(), row);
        }
        List<CellReader> columns = new ArrayList<>();
        for (int i = 0; i < encoding.columns().size(); i++) {
            CellReader reader =
                    new CellReader(encoding.columns().get(i), encoding.domain().start(i), atoms);
            if (reader.isAsked()) {
                columns.add(reader);
            }
        }
        return (cells, row) -> read(columns, cells, row);
    }

    private static void copy(BitMatrix one, long[] row) {
        for (int i = 0; i < one.wordsPerRow(); i++) {
            row[i] |= one.word(0, i);
        }
    }

    private static void read(List<CellReader> columns, Map<String, String> cells, long[] row) {
        for (int i = 0; i < columns.size(); i++) {
            CellReader column = columns.get(i);
            String cell = cells.get(column.name());
            if (cell == null) {
                throw NewRow.notGiven(column.name());
            }
            column.read(cell, row);
        }
    }
}
