package dev.cleave.table;

import java.util.Arrays;
import java.util.stream.IntStream;

/** An immutable, ordered choice of row numbers, counted from 0. */
public final class Rows {
    private final int[] indices;

    private Rows(int[] indices) {
        this.indices = indices;
    }

    public static Rows of(int... indices) {
        return new Rows(indices.clone());
    }

    /** Rows 0 to count - 1. */
    public static Rows all(int count) {
        return new Rows(IntStream.range(0, count).toArray());
    }

    public int size() {
        return indices.length;
    }

    public int get(int i) {
        return indices[i];
    }

    public IntStream stream() {
        return Arrays.stream(indices);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rows that && Arrays.equals(indices, that.indices);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(indices);
    }

    @Override
    public String toString() {
        return "Rows" + Arrays.toString(indices);
    }
}
