package dev.cleave.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An immutable, ordered choice of row numbers, counted from 0; all rows take no storage. */
public final class Rows {
    private static final int[] ALL = {};

    private final int size;
    private final int[] indices; // [size], or ALL for 0 to size - 1

    private Rows(int size, int[] indices) {
        this.size = size;
        this.indices = indices;
    }

    public static Rows of(int... indices) {
        return own(indices.clone());
    }

    /** Those whose bit is set, ascending. */
    public static Rows of(BitSet chosen) {
        int size = chosen.cardinality();
        return size == chosen.length() ? all(size) : own(indices(chosen, size));
    }

    /** Without what a stream would keep beside them. */
    private static int[] indices(BitSet chosen, int size) {
        int[] indices = new int[size];
        int row = -1;
        for (int i = 0; i < size; i++) {
            row = chosen.nextSetBit(row + 1);
            indices[i] = row;
        }
        return indices;
    }

    /** Without a copy: the array must not be changed any more. */
    static Rows own(int[] indices) {
        return new Rows(indices.length, indices);
    }

    /** Rows 0 to count - 1. */
    public static Rows all(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("there can't be " + count + " rows");
        }
        return new Rows(count, ALL);
    }

    public int size() {
        return size;
    }

    public int get(int i) {
        return indices == ALL ? Objects.checkIndex(i, size) : indices[i];
    }

    /** Whether these are all rows of so many, in their order; may be false where they are and were listed one by one. */
    public boolean isAll(int count) {
        return indices == ALL && size == count;
    }

    public IntStream stream() {
        return indices == ALL ? IntStream.range(0, size) : Arrays.stream(indices);
    }

    /** Of these rows the given ones, in the given order. */
    Rows select(Rows chosen) {
        return indices == ALL
                ? chosen
                : own(chosen.stream().map(i -> indices[i]).toArray());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rows that && size == that.size && hasSame(that);
    }

    private boolean hasSame(Rows that) {
        return indices == that.indices || IntStream.range(0, size).allMatch(i -> get(i) == that.get(i));
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < size; i++) {
            hash = 31 * hash + get(i);
        }
        return hash;
    }

    @Override
    public String toString() {
        return stream().mapToObj(Integer::toString).collect(Collectors.joining(", ", "Rows[", "]"));
    }
}
