package dev.cleave.lab.baseline.osdt;

import dev.cleave.logic.bits.BitColumns;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** A set of rows, 64 a word; immutable, so that it can be a key. */
final class CapturedRows {
    private final long[] words;
    private final int hash;

    private CapturedRows(long[] words) {
        this.words = words;
        this.hash = mixed(words);
    }

    static CapturedRows of(int rows, IntPredicate isIn) {
        long[] words = new long[(rows + 63) >>> 6];
        for (int row = 0; row < rows; row++) {
            if (isIn.test(row)) {
                words[row >>> 6] |= 1L << row;
            }
        }
        return new CapturedRows(words);
    }

    CapturedRows where(BitColumns columns, int atom, boolean isSo) {
        long flip = isSo ? 0 : -1L;
        long[] kept = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            kept[i] = words[i] & (columns.word(atom, i) ^ flip);
        }
        return new CapturedRows(kept);
    }

    int words() {
        return words.length;
    }

    int countCommon(CapturedRows other) {
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            count += Long.bitCount(words[i] & other.words[i]);
        }
        return count;
    }

    /** How many rows are in one of the two sets alone. */
    int countDifferent(CapturedRows other) {
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            count += Long.bitCount(words[i] ^ other.words[i]);
        }
        return count;
    }

    private static int mixed(long... words) {
        long hash = 0;
        for (long word : words) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return (int) (hash ^ hash >>> 32);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CapturedRows that && hash == that.hash && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
