package dev.cleave.encoding.fit;

import dev.cleave.table.Column;
import dev.cleave.table.Rows;
import dev.cleave.table.cell.CellText;

/** Tells columns that only number the rows: integers, always rising or always falling down the table. */
final class RowNumberColumn {
    private RowNumberColumn() {}

    static boolean is(Column column, Rows train) {
        int[] rows = train.stream().sorted().toArray();
        double sign = number(column, rows[0]) < number(column, rows[1]) ? 1 : -1;
        double last = sign * Double.NEGATIVE_INFINITY;
        for (int row : rows) {
            double number = number(column, row);
            if (sign * number <= sign * last || Math.rint(number) != number) {
                return false;
            }
            last = number;
        }
        return true;
    }

    private static double number(Column column, int row) {
        return CellText.number(column.cell(row)).orElse(Double.NaN);
    }
}
