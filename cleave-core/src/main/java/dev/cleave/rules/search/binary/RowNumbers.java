package dev.cleave.rules.search.binary;

import java.util.Arrays;

/** A list of row numbers that grows. */
final class RowNumbers {
    private int[] rows = new int[64];
    private int size;

    void add(int row) {
        if (size == rows.length) {
            rows = Arrays.copyOf(rows, 2 * size);
        }
        rows[size++] = row;
    }

    int size() {
        return size;
    }

    void copyTo(int[] other, int at) {
        System.arraycopy(rows, 0, other, at, size);
    }
}
