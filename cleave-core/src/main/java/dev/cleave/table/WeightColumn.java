package dev.cleave.table;

import dev.cleave.table.cell.CellText;
import java.util.OptionalDouble;

/** A column that says how much each row counts. */
public final class WeightColumn {
    private WeightColumn() {}

    /** An {@link InputException} with the line where a cell is not a number from 0 on. */
    public static RowWeights read(Table table, String name) {
        Column column = table.column(name);
        float[] weights = new float[table.rows()];
        for (int row = 0; row < weights.length; row++) {
            OptionalDouble weight = CellText.number(column.cell(row));
            if (weight.isEmpty() || !(weight.getAsDouble() >= 0 && weight.getAsDouble() <= Float.MAX_VALUE)) {
                throw new InputException(
                        table.place(row).withColumn(name).withValue(column.cell(row)),
                        "is no weight; give a number from 0 on in every row");
            }
            weights[row] = (float) weight.getAsDouble();
        }
        return RowWeights.of(weights);
    }
}
