package dev.cleave.parquet;

import java.util.Arrays;

/** Remembers the codes of numbers by their bits; when these are many, it starts anew. */
final class BitsCodes {
    /** In place of a code that is not known. */
    static final int NONE = Integer.MIN_VALUE;

    private static final long MIX = 0x9E3779B97F4A7C15L;
    private static final int MOST = 1 << 16;

    private long[] bits = new long[16];
    private int[] codes = empty(16); // a hash table, at most half full
    private int size;

    int get(long wanted) {
        return codes[slot(wanted)];
    }

    /** One that is not there yet. */
    void put(long added, int code) {
        if (2 * (size + 1) > codes.length) {
            grow();
        }
        int slot = slot(added);
        bits[slot] = added;
        codes[slot] = code;
        size++;
    }

    private static int[] empty(int length) {
        int[] empty = new int[length];
        Arrays.fill(empty, NONE);
        return empty;
    }

    /** Where it is, or would be. */
    private int slot(long wanted) {
        int mask = codes.length - 1;
        int slot = (int) (wanted * MIX >>> 33) & mask;
        while (codes[slot] != NONE && bits[slot] != wanted) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldBits = bits;
        int[] oldCodes = codes;
        boolean isFull = size >= MOST;
        int length = isFull ? codes.length : 2 * codes.length;
        bits = new long[length];
        codes = empty(length);
        size = 0;
        for (int i = 0; i < oldCodes.length && !isFull; i++) {
            if (oldCodes[i] != NONE) {
                put(oldBits[i], oldCodes[i]);
            }
        }
    }
}
