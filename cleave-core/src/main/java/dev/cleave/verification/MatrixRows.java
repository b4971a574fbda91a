package dev.cleave.verification;

import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.List;

/** Between rows of a matrix and sets of atoms. */
public final class MatrixRows {
    private MatrixRows() {}

    static BitSet get(BitMatrix matrix, int row) {
        long[] words = new long[matrix.wordsPerRow()];
        for (int i = 0; i < words.length; i++) {
            words[i] = matrix.word(row, i);
        }
        return BitSet.valueOf(words);
    }

    public static BitMatrix of(List<BitSet> rows, int columns) {
        BitMatrix.Builder matrix = new BitMatrix.Builder(rows.size(), columns);
        for (int row = 0; row < rows.size(); row++) {
            int index = row;
            rows.get(row).stream().forEach(column -> matrix.set(index, column));
        }
        return matrix.build();
    }
}
