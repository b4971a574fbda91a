package dev.cleave.encoding;

import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;

/** The numbers of one column, read once for each distinct text. Immutable. */
public final class ColumnNumbers {
    private final Column column;
    private final Standardisation scale;
    private final double[] numbers; // [values + 1], the last is that of a missing cell

    private ColumnNumbers(Column column, Standardisation scale, double[] numbers) {
        this.column = column;
        this.scale = scale;
        this.numbers = numbers;
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
        return new ColumnNumbers(column, numeric.scale(), numbers);
    }

    /** NaN where the cell is missing, or text. */
    public double at(int row) {
        int code = column.code(row);
        return numbers[code == Column.MISSING ? numbers.length - 1 : code];
    }

    float standardised(int row) {
        return scale.standardised(at(row));
    }
}
