package dev.cleave.table;

import java.util.Arrays;

/**
 * A code for each row, from {@link Column#MISSING} on, in as few bits as the codes need: 1, 2, 4, 8, 16 or 32. Immutable; ten
 * million rows of a column with two values take 1.25 MB. Very many rows of more are not copied.
 */
public final class PackedCodes {
    private static final int MANY = 1 << 23; // rows that are looked up where they are
    private static final int BLOCK = 1 << 12; // rows at a time

    private final int rows;
    private final Rows chosen; // of those that are stored
    private final int shift; // a code has 1 << shift bits
    private final int bias; // 1 where some cell is missing, so that no stored number is negative
    private final long mask;
    private final long[] words;

    private PackedCodes(Rows chosen, int shift, int bias, long[] words) {
        this.rows = chosen.size();
        this.chosen = chosen;
        this.shift = shift;
        this.bias = bias;
        this.mask = mask(shift);
        this.words = words;
    }

    public static PackedCodes of(int... codes) {
        Builder builder = new Builder();
        for (int code : codes) {
            builder.add(code);
        }
        return builder.build();
    }

    public int rows() {
        return rows;
    }

    public int get(int row) {
        return stored(isWhole() ? row : chosen.get(row));
    }

    /** Whether the rows are the first of those that are stored. */
    private boolean isWhole() {
        return chosen.isAll(rows);
    }

    private int stored(int row) {
        long bit = (long) row << shift;
        return (int) (words[(int) (bit >>> 6)] >>> bit & mask) - bias;
    }

    /** Writes the codes of {@code count} rows from {@code first} on. */
    void copy(int first, int[] target, int count) {
        if (isWhole()) {
            copyStored(first, target, count);
        } else {
            chosen.copy(first, target, count);
            for (int i = 0; i < count; i++) {
                target[i] = stored(target[i]);
            }
        }
    }

    private void copyStored(int first, int[] target, int count) {
        int perWord = perWord(shift);
        int i = Math.min(count, -first & perWord - 1);
        copySome(first, target, 0, i);
        int at = (int) ((long) first + i >>> 6 - shift);
        for (; i + perWord <= count; i += perWord) {
            long word = words[at++];
            for (int j = 0; j < perWord; j++) {
                target[i + j] = (int) (word >>> (j << shift) & mask) - bias;
            }
        }
        copySome(first, target, i, count);
    }

    private void copySome(int first, int[] target, int from, int to) {
        for (int i = from; i < to; i++) {
            target[i] = stored(first + i);
        }
    }

    /** How many codes a word has. */
    private static int perWord(int shift) {
        return Long.SIZE >>> shift;
    }

    /** False where it is certain that no cell is missing. */
    boolean mayBeMissing() {
        return bias != 0;
    }

    PackedCodes select(Rows some) {
        return some.size() >= MANY && isWhole() ? view(some) : copy(some);
    }

    /** The same rows, looked up where they are; the codes are whole. */
    PackedCodes view(Rows some) {
        return new PackedCodes(some, shift, bias, words);
    }

    private PackedCodes copy(Rows some) {
        int[] block = new int[Math.min(some.size(), BLOCK)];
        Builder builder = new Builder(shift, bias, some.size());
        for (int start = 0; start < some.size(); start += block.length) {
            int count = Math.min(block.length, some.size() - start);
            some.copy(start, block, count);
            for (int i = 0; i < count; i++) {
                block[i] = get(block[i]);
            }
            builder.append(block, count);
        }
        return builder.build();
    }

    private static long mask(int shift) {
        return (1L << (1 << shift)) - 1;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof PackedCodes that) || rows != that.rows) {
            return false;
        }
        for (int row = 0; row < rows; row++) {
            if (get(row) != that.get(row)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int row = 0; row < rows; row++) {
            hash = 31 * hash + get(row);
        }
        return hash;
    }

    @Override
    public String toString() {
        return "PackedCodes[" + rows + " rows, " + (1 << shift) + " bits]";
    }

    /** Collects codes row after row; used once. Where one needs more bits than those before, all are packed anew. */
    public static final class Builder {
        private final int[] one = new int[1];
        private int shift;
        private int bias;
        private long greatest; // of the codes so far, or more
        private long[] words;
        private int rows;

        public Builder() {
            this(0, 0, Long.SIZE);
            greatest = 0;
        }

        private Builder(int shift, int bias, int rows) {
            this.shift = shift;
            this.bias = bias;
            this.greatest = mask(shift) - bias;
            this.words = new long[words(rows, shift)];
        }

        public void add(int code) {
            one[0] = code;
            append(one, 1);
        }

        public int rows() {
            return rows;
        }

        /** The first {@code count} of these. */
        public void append(int[] codes, int count) {
            int most = 0;
            int least = 0;
            for (int i = 0; i < count; i++) {
                most = Math.max(most, codes[i]);
                least = Math.min(least, codes[i]);
            }
            require(most, least);
            reserve(Math.addExact(rows, count));
            pack(codes, count);
        }

        private void pack(int[] codes, int count) {
            int perWord = perWord(shift);
            int i = Math.min(count, -rows & perWord - 1);
            packSome(codes, 0, i);
            int at = (int) ((long) rows + i >>> 6 - shift);
            for (; i + perWord <= count; i += perWord) {
                long word = 0;
                for (int j = 0; j < perWord; j++) {
                    word |= (long) (codes[i + j] + bias) << (j << shift);
                }
                words[at++] = word;
            }
            packSome(codes, i, count);
            rows += count;
        }

        private void packSome(int[] codes, int from, int to) {
            for (int i = from; i < to; i++) {
                long bit = (long) rows + i << shift;
                words[(int) (bit >>> 6)] |= (long) (codes[i] + bias) << bit;
            }
        }

        /** Room for codes of this size. */
        private void require(int most, int least) {
            int neededBias = least < 0 ? 1 : bias;
            int needed = shift;
            greatest = Math.max(greatest, most);
            while (greatest + neededBias > mask(needed)) {
                needed++;
            }
            if (needed != shift || neededBias != bias) {
                repack(needed, neededBias);
            }
        }

        private void repack(int newShift, int newBias) {
            PackedCodes old = new PackedCodes(Rows.all(rows), shift, bias, words);
            long[] repacked = new long[words(rows, newShift)];
            for (int row = 0; row < rows; row++) {
                long bit = (long) row << newShift;
                repacked[(int) (bit >>> 6)] |= (long) (old.get(row) + newBias) << bit;
            }
            words = repacked;
            shift = newShift;
            bias = newBias;
        }

        private void reserve(int count) {
            int needed = words(count, shift);
            if (needed > words.length) {
                words = Arrays.copyOf(words, Math.max(needed, words.length + (words.length >> 2)));
            }
        }

        private static int words(int rows, int shift) {
            return Math.toIntExact((((long) rows << shift) + 63) >>> 6);
        }

        public PackedCodes build() {
            int needed = words(rows, shift);
            long[] built = needed == words.length ? words : Arrays.copyOf(words, needed);
            words = new long[0];
            return new PackedCodes(Rows.all(rows), shift, bias, built);
        }
    }
}
