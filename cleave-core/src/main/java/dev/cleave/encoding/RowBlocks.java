package dev.cleave.encoding;

import java.util.stream.IntStream;

/** Work on all rows of a large table, a block of rows at a time, so that several threads share it and a block stays in the cache. */
final class RowBlocks {
    private static final int SIZE = 1 << 14; // a multiple of 64, so that no two blocks share a word of bits

    private static final int FEW = 8; // blocks for which one thread is as quick

    private RowBlocks() {}

    /** Does something with {@code count} rows from {@code first} on. */
    interface Work {
        void on(int first, int count);
    }

    /** All blocks, in any order; the work must not depend on it. */
    static void each(int rows, Work work) {
        int blocks = (int) (((long) rows + SIZE - 1) / SIZE);
        IntStream all = IntStream.range(0, blocks);
        (blocks < FEW ? all : all.parallel())
                .forEach(block -> work.on(block * SIZE, Math.min(SIZE, rows - block * SIZE)));
    }
}
