package dev.cleave.encoding;

import dev.cleave.table.Rows;
import java.util.Arrays;
import java.util.Objects;

/** The numbers of numeric columns, standardised, NaN where missing. Immutable. */
public final class Measurements {
    private final int rows;
    private final int columns;
    private final float[] values; // [rows x columns]

    private Measurements(int rows, int columns, float[] values) {
        this.rows = rows;
        this.columns = columns;
        this.values = values;
    }

    /** @param values [rows x columns], row after row */
    public static Measurements of(int rows, int columns, float[] values) {
        if (values.length != (long) rows * columns) {
            throw new IllegalArgumentException(values.length + " numbers for " + rows + " x " + columns);
        }
        return new Measurements(rows, columns, values.clone());
    }

    /** Rows without a numeric column. */
    public static Measurements none(int rows) {
        return new Measurements(rows, 0, new float[0]);
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public float get(int row, int column) {
        Objects.checkIndex(column, columns);
        return values[row * columns + column];
    }

    /** Writes one row to {@code target} from {@code at} on. */
    public void copyRow(int row, float[] target, int at) {
        System.arraycopy(values, row * columns, target, at, columns);
    }

    /** The given rows, in the given order. */
    public Measurements select(Rows chosen) {
        float[] copy = new float[Math.multiplyExact(chosen.size(), columns)];
        for (int i = 0; i < chosen.size(); i++) {
            copyRow(chosen.get(i), copy, i * columns);
        }
        return new Measurements(chosen.size(), columns, copy);
    }

    /** These rows, then those of another matrix with as many columns. */
    public Measurements above(Measurements other) {
        if (columns != other.columns) {
            throw new IllegalArgumentException(this + " and " + other + " don't have the same columns");
        }
        float[] all = Arrays.copyOf(values, values.length + other.values.length);
        System.arraycopy(other.values, 0, all, values.length, other.values.length);
        return new Measurements(rows + other.rows, columns, all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Measurements that
                && rows == that.rows
                && columns == that.columns
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(values) + columns;
    }

    @Override
    public String toString() {
        return "Measurements[" + rows + " x " + columns + "]";
    }
}
