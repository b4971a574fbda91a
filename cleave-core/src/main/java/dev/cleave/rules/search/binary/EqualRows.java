package dev.cleave.rules.search.binary;

import dev.cleave.logic.bits.BitColumns;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The rows of a sample that differ in an atom, the weight or the label, each with how often it is there. */
final class EqualRows {
    private static final int FIRST = 1 << 16; // rows that say whether it is worth the while

    private final int[] rows;
    private final int[] times;
    private final int size;

    private EqualRows(int[] rows, int[] times, int size) {
        this.rows = rows;
        this.times = times;
        this.size = size;
    }

    /** Every row once where most of the first ones are different. */
    static EqualRows of(HeadSample sample) {
        int few = Math.min(FIRST, sample.rows());
        EqualRows first = new HashedRows(sample, few).found();
        if (2 * first.size > few) {
            int[] times = new int[sample.rows()];
            Arrays.fill(times, 1);
            return new EqualRows(IntStream.range(0, times.length).toArray(), times, times.length);
        }
        return few == sample.rows() ? first : new HashedRows(sample, sample.rows()).found();
    }

    int size() {
        return size;
    }

    /** The first of equal ones. */
    int row(int i) {
        return rows[i];
    }

    int times(int i) {
        return times[i];
    }

    /** An open hash table of rows. */
    private static final class HashedRows {
        private final HeadSample sample;
        private final BitColumns columns;
        private final long[] hashes;
        private final int[] slots; // index of what was found + 1
        private final int[] rows;
        private final int[] times;
        private int size;

        HashedRows(HeadSample sample, int count) {
            this.sample = sample;
            this.columns = sample.columns();
            this.hashes = hashes(sample, count);
            this.slots = new int[Integer.highestOneBit(Math.max(1, count)) << 2];
            this.rows = new int[count];
            this.times = new int[count];
        }

        EqualRows found() {
            for (int row = 0; row < hashes.length; row++) {
                add(row);
            }
            return new EqualRows(rows, times, size);
        }

        private void add(int row) {
            int slot = (int) (hashes[row] >>> 20) & slots.length - 1;
            while (slots[slot] > 0 && !isEqual(rows[slots[slot] - 1], row)) {
                slot = slot + 1 & slots.length - 1;
            }
            if (slots[slot] == 0) {
                rows[size] = row;
                slots[slot] = ++size;
            }
            times[slots[slot] - 1]++;
        }

        private boolean isEqual(int one, int other) {
            boolean equal = hashes[one] == hashes[other]
                    && sample.weight(one) == sample.weight(other)
                    && sample.share(one) == sample.share(other);
            for (int atom = 0; equal && atom < columns.atoms(); atom++) {
                equal = ((columns.word(atom, one >>> 6) >>> one ^ columns.word(atom, other >>> 6) >>> other) & 1) == 0;
            }
            return equal;
        }

        /** A random number an atom, those that hold together by exclusive or; and what the row counts. */
        private static long[] hashes(HeadSample sample, int count) {
            SplittableRandom random = new SplittableRandom(0);
            long[] hashes = new long[count];
            for (int atom = 0; atom < sample.columns().atoms(); atom++) {
                long own = random.nextLong();
                for (int row = 0; row < count; row++) {
                    hashes[row] ^= own & -(sample.columns().word(atom, row >>> 6) >>> row & 1);
                }
            }
            for (int row = 0; row < count; row++) {
                long counts =
                        31 * Double.doubleToLongBits(sample.weight(row)) + Double.doubleToLongBits(sample.share(row));
                hashes[row] ^= counts * 0x9E3779B97F4A7C15L;
            }
            return hashes;
        }
    }
}
