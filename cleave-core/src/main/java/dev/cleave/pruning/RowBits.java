package dev.cleave.pruning;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.Activation;
import dev.cleave.network.Predicates;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;

/** Columns of truth values, 64 rows a word; bits past the last row are 0. */
public final class RowBits {
    private final int rows;
    private final long[][] words; // [columns][words]

    RowBits(int rows, int columns) {
        this.rows = rows;
        this.words = new long[columns][words(rows)];
    }

    /** What the conjunctions of a hard network read. */
    static RowBits of(Predicates predicates, NetworkInputs inputs) {
        RowBits bits = new RowBits(inputs.rows(), predicates.size());
        double[] values = new double[predicates.size()];
        for (int row = 0; row < inputs.rows(); row++) {
            predicates.read(inputs, row, Activation.HARD, values);
            for (int i = 0; i < values.length; i++) {
                bits.set(row, i, values[i] > 0);
            }
        }
        return bits;
    }

    public static RowBits of(BitMatrix matrix) {
        RowBits bits = new RowBits(matrix.rows(), matrix.columns());
        for (int row = 0; row < matrix.rows(); row++) {
            for (int i = 0; i < matrix.columns(); i++) {
                bits.set(row, i, matrix.get(row, i));
            }
        }
        return bits;
    }

    private void set(int row, int column, boolean value) {
        if (value) {
            words[column][row >>> 6] |= 1L << row;
        }
    }

    int rows() {
        return rows;
    }

    /** The words of a column, not a copy. */
    public long[] column(int i) {
        return words[i];
    }

    void replace(int i, long[] column) {
        words[i] = column;
    }

    /** The bits that stand for rows in a word. */
    static long mask(int rows, int word) {
        int left = rows - (word << 6);
        return left >= Long.SIZE ? -1L : (1L << left) - 1;
    }

    static int words(int rows) {
        return (rows + 63) >>> 6;
    }

    /** What the rows of a column weigh together. */
    static double weigh(long[] column, RowWeights weights) {
        double sum = 0;
        for (int i = 0; i < column.length; i++) {
            sum += weights.sum(i, column[i]);
        }
        return sum;
    }

    static long[] both(long[] one, long[] other) {
        long[] both = new long[one.length];
        for (int i = 0; i < one.length; i++) {
            both[i] = one[i] & other[i];
        }
        return both;
    }

    static long[] without(long[] one, long[] other) {
        long[] without = new long[one.length];
        for (int i = 0; i < one.length; i++) {
            without[i] = one[i] & ~other[i];
        }
        return without;
    }

    static long[] difference(long[] one, long[] other) {
        long[] difference = new long[one.length];
        for (int i = 0; i < one.length; i++) {
            difference[i] = one[i] ^ other[i];
        }
        return difference;
    }

    static boolean isEmpty(long[] column) {
        for (long word : column) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }
}
