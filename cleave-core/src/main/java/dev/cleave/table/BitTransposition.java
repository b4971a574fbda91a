package dev.cleave.table;

/** Turns a square of 64 times 64 bits, so that rows become columns (Hacker's Delight, 7-3). */
final class BitTransposition {
    private BitTransposition() {}

    /** Bit j of word i and bit i of word j change places. */
    static void transpose(long[] square) {
        long mask = 0x00000000FFFFFFFFL;
        for (int width = 32; width != 0; width >>>= 1, mask ^= mask << width) {
            for (int i = 0; i < Long.SIZE; i = (i + width + 1) & ~width) {
                long swapped = (square[i] >>> width ^ square[i + width]) & mask;
                square[i] ^= swapped << width;
                square[i + width] ^= swapped;
            }
        }
    }
}
