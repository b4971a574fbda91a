package dev.cleave.encoding;

import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;

/** The numbers of one column, read once for each distinct text. Immutable. */
public final class ColumnNumbers {
    private final Column column;
    private final double[] numbers; // [values + 1], the last is that of a missing cell
    private final float[] standardised; // [values + 1]

    private ColumnNumbers(Column column, double[] numbers, float[] standardised) {
        this.column = column;
        this.numbers = numbers;
        this.standardised = standardised;
    }

    /** Those of the column that has this one's name; an {@link InputException} where there is none. */
    public static ColumnNumbers of(Table table, NumericColumn numeric) {
        Column column = table.column(numeric.name());
        int values = column.values().size();
        double[] numbers = new double[values + 1];
        for (int code = 0; code < values; code++) {
            numbers[code] = numeric.number(column.values().get(code));
        }
        numbers[values] = Double.NaN;
        float[] standardised = new float[values + 1];
        for (int i = 0; i < numbers.length; i++) {
            standardised[i] = numeric.scale().standardised(numbers[i]);
        }
        return new ColumnNumbers(column, numbers, standardised);
    }

    /** NaN where the cell is missing, or text. */
    public double at(int row) {
        return numbers[index(row)];
    }

    float standardised(int row) {
        return standardised[index(row)];
    }

    private int index(int row) {
        int code = column.code(row);
        return code == Column.MISSING ? numbers.length - 1 : code;
    }

    /** How many different numbers {@link #indices} tell apart, at most. */
    public int count() {
        return numbers.length;
    }

    /** Which of the different numbers each of some rows has. */
    public void indices(int first, int[] target, int count) {
        column.codes(first, target, count);
        for (int i = 0; i < count; i++) {
            target[i] = target[i] == Column.MISSING ? numbers.length - 1 : target[i];
        }
    }

    /** One of the different numbers, standardised. */
    public float standardisedOf(int index) {
        return standardised[index];
    }

    ColumnNumbers select(Rows chosen) {
        return new ColumnNumbers(column.select(chosen), numbers, standardised);
    }
}
