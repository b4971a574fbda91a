package dev.cleave.training.layer;

/** 64 words of 64 bits that can be exchanged with their transpose; only the first words and bits need be in use. */
final class BitSquare {
    static final int SIZE = Long.SIZE;

    final long[] words = new long[SIZE];

    /** Transposes the first {@code size} words, rounded up to a power of two, by exchanging ever smaller quarters. */
    void transpose(int size) {
        int half = Integer.highestOneBit(2 * size - 1) / 2;
        for (long mask = (1L << half) - 1; half != 0; half /= 2, mask ^= mask << half) {
            exchange(half, mask, size);
        }
    }

    private void exchange(int half, long mask, int size) {
        for (int from = 0; from < size; from += 2 * half) {
            for (int i = from; i < from + half; i++) {
                long difference = (words[i] >>> half ^ words[i + half]) & mask;
                words[i] ^= difference << half;
                words[i + half] ^= difference;
            }
        }
    }
}
