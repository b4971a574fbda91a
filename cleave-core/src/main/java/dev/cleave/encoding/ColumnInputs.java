package dev.cleave.encoding;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;

/** What columns have in every row of a table. */
final class ColumnInputs {
    private ColumnInputs() {}

    /** An {@link InputException} where the table lacks a column. */
    static EncodedInputs of(List<EncodedColumn> columns, Table table) {
        int atoms = columns.stream().mapToInt(column -> column.group().atoms()).sum();
        BitMatrix.Builder bits = new BitMatrix.Builder(table.rows(), atoms);
        List<Surprise> surprises = new ArrayList<>();
        int start = 0;
        for (EncodedColumn column : columns) {
            ColumnStates states = ColumnStates.of(table.column(column.name()), column::read);
            states.write(column.group(), bits, start);
            surprises.addAll(states.surprises(table));
            start += column.group().atoms();
        }
        return new EncodedInputs(bits.build(), numbers(numeric(columns), table), surprises);
    }

    /** Those that are numbers, in the order of their measurements. */
    static List<NumericColumn> numeric(List<EncodedColumn> columns) {
        return columns.stream()
                .filter(NumericColumn.class::isInstance)
                .map(NumericColumn.class::cast)
                .toList();
    }

    /** The standardised numbers of every row. */
    private static Measurements numbers(List<NumericColumn> numeric, Table table) {
        float[] values = new float[Math.multiplyExact(table.rows(), numeric.size())];
        for (int i = 0; i < numeric.size(); i++) {
            ColumnNumbers numbers = ColumnNumbers.of(table, numeric.get(i));
            for (int row = 0; row < table.rows(); row++) {
                values[row * numeric.size() + i] = numbers.standardised(row);
            }
        }
        return Measurements.of(table.rows(), numeric.size(), values);
    }
}
