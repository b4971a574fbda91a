package dev.cleave.logic.bits;

import java.util.Arrays;

/** Rows of atoms, stored atom by atom, 64 rows a word, so that a rule is scored on 64 rows at once. Immutable. */
public final class BitColumns {
    private final int rows;
    private final long[][] words; // [atoms][words], row r is bit r % 64 of word r / 64; bits past the last row are 0

    public BitColumns(int rows, long[][] words) {
        this.rows = rows;
        this.words = words;
    }

    public int rows() {
        return rows;
    }

    public int atoms() {
        return words.length;
    }

    /** How many words a column has. */
    public int words() {
        return words(rows);
    }

    public long word(int atom, int i) {
        return words[atom][i];
    }

    /** The bits of all rows, in a word of the last of which the rest is 0. */
    public long mask(int i) {
        int left = rows - (i << 6);
        return left >= Long.SIZE ? -1L : (1L << left) - 1;
    }

    /** The same with one more atom, which holds in the covered rows. */
    public BitColumns with(Coverage coverage) {
        long[][] more = Arrays.copyOf(words, words.length + 1);
        more[words.length] = coverage.toWords();
        return new BitColumns(rows, more);
    }

    private static int words(int rows) {
        return (rows + 63) >>> 6;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BitColumns that && rows == that.rows && Arrays.deepEquals(words, that.words);
    }

    @Override
    public int hashCode() {
        return 31 * rows + Arrays.deepHashCode(words);
    }

    @Override
    public String toString() {
        return "Columns[" + rows + " rows x " + atoms() + " atoms]";
    }

    /** Collects the bits; used once. */
    public static final class Builder {
        private final int rows;
        private final long[][] words;

        public Builder(int rows, int atoms) {
            this.rows = rows;
            this.words = new long[atoms][words(rows)];
        }

        public Builder set(int row, int atom) {
            words[atom][row >>> 6] |= 1L << row;
            return this;
        }

        public BitColumns build() {
            return new BitColumns(rows, words);
        }
    }
}
