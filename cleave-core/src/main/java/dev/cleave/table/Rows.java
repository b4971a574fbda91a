package dev.cleave.table;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An immutable, ordered choice of row numbers, counted from 0; all rows take no storage, very many a bit for each row that there is. */
public final class Rows {
    private static final int[] ALL = {};
    private static final int[] MARKED = {};
    private static final RowMarks NONE = new RowMarks(new BitSet());
    private static final int MANY = 1 << 20; // that a list would be long for
    private static final int SPARSE = 16; // times as many rows as are chosen: a list takes little more

    private final int size;
    private final int[] indices; // [size], or ALL for 0 to size - 1, or MARKED
    private final RowMarks marked;

    private Rows(int size, int[] indices, RowMarks marked) {
        this.size = size;
        this.indices = indices;
        this.marked = marked;
    }

    public static Rows of(int... indices) {
        return own(indices.clone());
    }

    /** Those whose bit is set, ascending. */
    public static Rows of(BitSet chosen) {
        int size = chosen.cardinality();
        if (size == chosen.length()) {
            return all(size);
        }
        boolean isDense = size >= MANY && size >= chosen.length() / SPARSE;
        return isDense ? marked(chosen) : own(indices(chosen, size));
    }

    /** However many there are. */
    static Rows marked(BitSet chosen) {
        return new Rows(chosen.cardinality(), MARKED, new RowMarks(chosen));
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
        return new Rows(indices.length, indices, NONE);
    }

    /** Rows 0 to count - 1. */
    public static Rows all(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("there can't be " + count + " rows");
        }
        return new Rows(count, ALL, NONE);
    }

    public int size() {
        return size;
    }

    public int get(int i) {
        if (indices == ALL) {
            return Objects.checkIndex(i, size);
        }
        return indices == MARKED ? marked.get(i) : indices[i];
    }

    /** Writes {@code count} of them, from the {@code first}-th on: of very many, faster than one by one. */
    public void copy(int first, int[] target, int count) {
        if (indices == MARKED) {
            marked.copy(first, target, count);
        } else {
            for (int i = 0; i < count; i++) {
                target[i] = get(first + i);
            }
        }
    }

    /** Whether these are all rows of so many, in their order; may be false where they are and were listed one by one. */
    public boolean isAll(int count) {
        return indices == ALL && size == count;
    }

    public IntStream stream() {
        if (indices == ALL) {
            return IntStream.range(0, size);
        }
        return indices == MARKED ? marked.stream() : Arrays.stream(indices);
    }

    /** Of these rows the given ones, in the given order. */
    Rows select(Rows chosen) {
        return indices == ALL ? chosen : own(chosen.stream().map(this::get).toArray());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rows that && size == that.size && hasSame(that);
    }

    private boolean hasSame(Rows that) {
        boolean isSame = this == that || indices == ALL && that.indices == ALL;
        return isSame || IntStream.range(0, size).allMatch(i -> get(i) == that.get(i));
    }

    @Override
    public int hashCode() {
        return stream().reduce(1, (hash, row) -> 31 * hash + row);
    }

    @Override
    public String toString() {
        return stream().mapToObj(Integer::toString).collect(Collectors.joining(", ", "Rows[", "]"));
    }
}
