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
        return of(columns, table, Measurements.of(table.rows(), numbers(numeric(columns), table)));
    }

    /** The same, with numbers that are looked up by the codes of the table. */
    static EncodedInputs coded(List<EncodedColumn> columns, Table table) {
        return of(columns, table, Measurements.coded(table.rows(), numbers(numeric(columns), table)));
    }

    private static EncodedInputs of(List<EncodedColumn> columns, Table table, Measurements numbers) {
        int atoms = columns.stream().mapToInt(column -> column.group().atoms()).sum();
        BitMatrix.Builder bits = new BitMatrix.Builder(table.rows(), atoms);
        List<Surprise> surprises = new ArrayList<>();
        List<ColumnStates.Writer> writers = new ArrayList<>();
        int start = 0;
        for (EncodedColumn column : columns) {
            ColumnStates states = ColumnStates.of(table.column(column.name()), column::read);
            if (column.group().atoms() > 0) {
                writers.add(states.writer(column.group(), start));
            }
            surprises.addAll(states.surprises(table));
            start += column.group().atoms();
        }
        RowBlocks.each(table.rows(), (first, count) -> writers.forEach(writer -> writer.write(bits, first, count)));
        return new EncodedInputs(bits.build(), numbers, surprises);
    }

    /** Those that are numbers, in the order of their measurements. */
    static List<NumericColumn> numeric(List<EncodedColumn> columns) {
        return columns.stream()
                .filter(NumericColumn.class::isInstance)
                .map(NumericColumn.class::cast)
                .toList();
    }

    private static List<ColumnNumbers> numbers(List<NumericColumn> numeric, Table table) {
        return numeric.stream().map(column -> ColumnNumbers.of(table, column)).toList();
    }
}
