package dev.cleave.table;

import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/** An immutable matrix of bits, packed row by row, 64 columns a word; the unused high bits of a row are 0. */
public final class BitMatrix {
    private final int rows;
    private final int columns;
    private final int wordsPerRow;
    private final long[] words; // [rows x wordsPerRow]

    private BitMatrix(int rows, int columns, long[] words) {
        this.rows = rows;
        this.columns = columns;
        this.wordsPerRow = wordsPerRow(columns);
        this.words = words;
    }

    /** Column i has the bits of the i-th coverage; there is one at least. */
    public static BitMatrix ofColumns(List<Coverage> covered) {
        Builder bits = new Builder(covered.get(0).rows(), covered.size());
        for (int i = 0; i < covered.size(); i++) {
            int column = i;
            covered.get(i).toBitSet().stream().forEach(row -> bits.set(row, column));
        }
        return bits.build();
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public int wordsPerRow() {
        return wordsPerRow;
    }

    public boolean get(int row, int column) {
        Objects.checkIndex(column, columns);
        return (word(row, column >>> 6) >>> column & 1L) != 0;
    }

    /** Bits 64 i to 64 i + 63 of a row, the lowest column in the lowest bit. */
    public long word(int row, int i) {
        return words[row * wordsPerRow + i];
    }

    /** The given rows, in the given order. */
    public BitMatrix select(Rows chosen) {
        long[] copy = new long[Math.multiplyExact(chosen.size(), wordsPerRow)];
        for (int i = 0; i < chosen.size(); i++) {
            System.arraycopy(words, chosen.get(i) * wordsPerRow, copy, i * wordsPerRow, wordsPerRow);
        }
        return new BitMatrix(chosen.size(), columns, copy);
    }

    /** The given columns, in the given order. */
    public BitMatrix selectColumns(List<Integer> chosen) {
        if (isAll(chosen)) {
            return this;
        }
        Builder builder = new Builder(rows, chosen.size());
        for (int i = 0; i < chosen.size(); i++) {
            int column = Objects.checkIndex(chosen.get(i), columns);
            for (int row = 0; row < rows; row++) {
                if (get(row, column)) {
                    builder.set(row, i);
                }
            }
        }
        return builder.build();
    }

    private boolean isAll(List<Integer> chosen) {
        return chosen.size() == columns && IntStream.range(0, columns).allMatch(i -> chosen.get(i) == i);
    }

    /** These rows, then those of another matrix with as many columns. */
    public BitMatrix above(BitMatrix other) {
        if (columns != other.columns) {
            throw new IllegalArgumentException(this + " and " + other + " don't have the same columns");
        }
        long[] all = Arrays.copyOf(words, words.length + other.words.length);
        System.arraycopy(other.words, 0, all, words.length, other.words.length);
        return new BitMatrix(rows + other.rows, columns, all);
    }

    /** In how many rows another matrix of this size has other bits. */
    public int differingRows(BitMatrix other) {
        return (int) IntStream.range(0, rows)
                .filter(row -> IntStream.range(0, wordsPerRow).anyMatch(i -> word(row, i) != other.word(row, i)))
                .count();
    }

    /** Without the rows that an earlier one is equal to. */
    public BitMatrix distinct() {
        Set<LongBuffer> seen = new HashSet<>();
        return select(Rows.of(IntStream.range(0, rows)
                .filter(row -> seen.add(LongBuffer.wrap(words, row * wordsPerRow, wordsPerRow)))
                .toArray()));
    }

    /** The same bits, stored column by column. */
    public BitColumns transposed() {
        BitColumns.Builder builder = new BitColumns.Builder(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < wordsPerRow; i++) {
                for (long left = word(row, i); left != 0; left &= left - 1) {
                    builder.set(row, (i << 6) + Long.numberOfTrailingZeros(left));
                }
            }
        }
        return builder.build();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BitMatrix that
                && rows == that.rows
                && columns == that.columns
                && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(words) + columns;
    }

    @Override
    public String toString() {
        return "BitMatrix[" + rows + " x " + columns + "]";
    }

    private static int wordsPerRow(int columns) {
        return (columns + 63) >>> 6;
    }

    /** Collects the bits of a matrix whose size is known; used once. */
    public static final class Builder {
        private final int rows;
        private final int columns;
        private final int wordsPerRow;
        private long[] words;

        public Builder(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
            this.wordsPerRow = wordsPerRow(columns);
            this.words = new long[Math.multiplyExact(rows, wordsPerRow)];
        }

        public Builder set(int row, int column) {
            words[row * wordsPerRow + (column >>> 6)] |= 1L << column;
            return this;
        }

        public BitMatrix build() {
            long[] built = words;
            words = new long[0];
            return new BitMatrix(rows, columns, built);
        }
    }
}
