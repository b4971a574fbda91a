package dev.cleave.encoding;

import dev.cleave.table.Rows;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The numbers of numeric columns, standardised, NaN where missing. Where there are very many they are looked up by the codes of the
 * table, which takes no storage of its own. Immutable.
 */
public final class Measurements {
    private static final long MANY = 1 << 22;

    private final int rows;
    private final int columns;
    private final float[] values; // [rows x columns], or none where they are looked up
    private final List<ColumnNumbers> coded; // [columns], or none where they are values

    private Measurements(int rows, int columns, float[] values, List<ColumnNumbers> coded) {
        this.rows = rows;
        this.columns = columns;
        this.values = values;
        this.coded = List.copyOf(coded);
    }

    /** @param values [rows x columns], row after row */
    public static Measurements of(int rows, int columns, float[] values) {
        if (values.length != (long) rows * columns) {
            throw new IllegalArgumentException(values.length + " numbers for " + rows + " x " + columns);
        }
        return new Measurements(rows, columns, values.clone(), List.of());
    }

    static Measurements of(int rows, List<ColumnNumbers> coded) {
        Measurements looked = coded(rows, coded);
        return (long) rows * coded.size() > MANY ? looked : looked.dense();
    }

    /** Looked up by the codes of the table, however few there are. */
    static Measurements coded(int rows, List<ColumnNumbers> coded) {
        return new Measurements(rows, coded.size(), new float[0], coded);
    }

    private Measurements dense() {
        return coded.isEmpty() ? this : new Measurements(rows, columns, toArray(rows), List.of());
    }

    /** With room for so many rows, of which there are these. */
    private float[] toArray(int room) {
        float[] all = new float[Math.multiplyExact(room, columns)];
        for (int row = 0; row < rows; row++) {
            copyRow(row, all, row * columns);
        }
        return all;
    }

    /** Rows without a numeric column. */
    public static Measurements none(int rows) {
        return new Measurements(rows, 0, new float[0], List.of());
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public float get(int row, int column) {
        Objects.checkIndex(column, columns);
        return coded.isEmpty()
                ? values[row * columns + column]
                : coded.get(column).standardised(row);
    }

    /** The column whose codes numbers are looked up by, where they are. */
    public Optional<ColumnNumbers> coded(int column) {
        return coded.isEmpty() ? Optional.empty() : Optional.of(coded.get(column));
    }

    /** Writes one row to {@code target} from {@code at} on. */
    public void copyRow(int row, float[] target, int at) {
        if (coded.isEmpty()) {
            System.arraycopy(values, row * columns, target, at, columns);
            return;
        }
        for (int column = 0; column < columns; column++) {
            target[at + column] = coded.get(column).standardised(row);
        }
    }

    /** The given rows, in the given order. */
    public Measurements select(Rows chosen) {
        if (!coded.isEmpty()) {
            return of(
                    chosen.size(),
                    coded.stream().map(numbers -> numbers.select(chosen)).toList());
        }
        float[] copy = new float[Math.multiplyExact(chosen.size(), columns)];
        for (int i = 0; i < chosen.size(); i++) {
            copyRow(chosen.get(i), copy, i * columns);
        }
        return new Measurements(chosen.size(), columns, copy, List.of());
    }

    /** These rows, then those of another matrix with as many columns. */
    public Measurements above(Measurements other) {
        if (columns != other.columns) {
            throw new IllegalArgumentException(this + " and " + other + " don't have the same columns");
        }
        float[] all = toArray(Math.addExact(rows, other.rows));
        for (int row = 0; row < other.rows; row++) {
            other.copyRow(row, all, (rows + row) * columns);
        }
        return new Measurements(rows + other.rows, columns, all, List.of());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Measurements that
                && rows == that.rows
                && columns == that.columns
                && Arrays.equals(dense().values, that.dense().values);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(dense().values) + columns;
    }

    @Override
    public String toString() {
        return "Measurements[" + rows + " x " + columns + "]";
    }
}
