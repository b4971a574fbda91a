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

/**
 * An immutable matrix of bits, packed row by row, 64 columns a word; the unused high bits of a row are 0. Up to 32 columns several
 * rows share a word, so that one label of 64 rows takes 8 bytes.
 */
public final class BitMatrix {
    private static final int WHOLE_WORDS = 6;
    private static final int BLOCK = 1 << 12; // rows that are looked up at a time

    private final int rows;
    private final int columns;
    private final int wordsPerRow;
    private final int shift; // a row has 1 << shift bits of a word, or whole words
    private final long[] words; // [rows x wordsPerRow], or fewer

    private BitMatrix(int rows, int columns, long[] words) {
        this.rows = rows;
        this.columns = columns;
        this.wordsPerRow = wordsPerRow(columns);
        this.shift = shift(columns);
        this.words = words;
    }

    /** Column i has the bits of the i-th coverage; there is one at least. */
    public static BitMatrix ofColumns(List<Coverage> covered) {
        Builder bits = new Builder(covered.get(0).rows(), covered.size());
        bits.orColumns(0, covered);
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
        if (shift == WHOLE_WORDS) {
            return words[row * wordsPerRow + i];
        }
        long bit = (long) row << shift;
        return words[(int) (bit >>> 6)] >>> bit & (1L << (1 << shift)) - 1;
    }

    /** The given rows, in the given order. */
    public BitMatrix select(Rows chosen) {
        Builder selected = new Builder(chosen.size(), columns);
        int[] block = new int[Math.min(chosen.size(), BLOCK)];
        for (int start = 0; start < chosen.size(); start += BLOCK) {
            int count = Math.min(BLOCK, chosen.size() - start);
            chosen.copy(start, block, count);
            for (int i = 0; i < count; i++) {
                selected.copyRow(this, block[i], start + i);
            }
        }
        return selected.build();
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
        Builder all = new Builder(Math.addExact(rows, other.rows), columns);
        System.arraycopy(words, 0, all.words, 0, words.length);
        for (int row = 0; row < other.rows; row++) {
            all.copyRow(other, row, rows + row);
        }
        return all.build();
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
                .filter(row -> seen.add(LongBuffer.wrap(row(row))))
                .toArray()));
    }

    private long[] row(int row) {
        return IntStream.range(0, wordsPerRow).mapToLong(i -> word(row, i)).toArray();
    }

    /** The same bits, stored column by column. */
    public BitColumns transposed() {
        return transposed(0, rows);
    }

    /** Those of some rows, from a multiple of 64 on. */
    BitColumns transposed(int from, int to) {
        long[][] transposed = new long[columns][(to - from + 63) >>> 6];
        long[] block = new long[Long.SIZE];
        for (int start = from; start < to; start += Long.SIZE) {
            for (int i = 0; i < wordsPerRow; i++) {
                copyBlock(start, Math.min(Long.SIZE, to - start), i, block);
                BitTransposition.transpose(block);
                int first = i << 6;
                for (int column = first; column < Math.min(columns, first + Long.SIZE); column++) {
                    transposed[column][start - from >>> 6] = block[column - first];
                }
            }
        }
        return new BitColumns(to - from, transposed);
    }

    /** A word of up to 64 rows each, 0 for the rest. */
    private void copyBlock(int start, int count, int i, long[] block) {
        for (int row = 0; row < count; row++) {
            block[row] = word(start + row, i);
        }
        Arrays.fill(block, count, Long.SIZE, 0);
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

    private static int shift(int columns) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, columns - 1));
        return Math.min(WHOLE_WORDS, bits);
    }

    /**
     * Collects the bits of a matrix whose size is known; used once. Threads may share it, each with rows of its own from a multiple
     * of 64 on.
     */
    public static final class Builder {
        private final int rows;
        private final int columns;
        private final int wordsPerRow;
        private final int shift;
        private long[] words;

        public Builder(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
            this.wordsPerRow = wordsPerRow(columns);
            this.shift = shift(columns);
            this.words = new long
                    [shift == WHOLE_WORDS
                            ? Math.multiplyExact(rows, wordsPerRow)
                            : Math.toIntExact(((long) rows << shift) + 63 >>> 6)];
        }

        public Builder set(int row, int column) {
            or(row, column >>> 6, 1L << column);
            return this;
        }

        /** Sets more bits of the i-th word of a row. */
        public void or(int row, int i, long bits) {
            if (shift == WHOLE_WORDS) {
                words[row * wordsPerRow + i] |= bits;
            } else {
                long bit = (long) row << shift;
                words[(int) (bit >>> 6)] |= bits << bit;
            }
        }

        /** Sets the bits of rows from a multiple of 64 on, of which column i has the i-th coverage. */
        void orColumns(int from, List<Coverage> covered) {
            long[] block = new long[Long.SIZE];
            for (int first = 0; first < covered.size(); first += Long.SIZE) {
                List<Coverage> some = covered.subList(first, Math.min(first + Long.SIZE, covered.size()));
                for (int word = 0; word < some.get(0).words(); word++) {
                    Arrays.fill(block, 0);
                    for (int column = 0; column < some.size(); column++) {
                        block[column] = some.get(column).word(word);
                    }
                    BitTransposition.transpose(block);
                    int start = word << 6;
                    for (int row = start; row < Math.min(some.get(0).rows(), start + Long.SIZE); row++) {
                        or(from + row, first >>> 6, block[row - start]);
                    }
                }
            }
        }

        private void copyRow(BitMatrix from, int row, int to) {
            for (int i = 0; i < wordsPerRow; i++) {
                or(to, i, from.word(row, i));
            }
        }

        public BitMatrix build() {
            long[] built = words;
            words = new long[0];
            return new BitMatrix(rows, columns, built);
        }
    }
}
