package dev.cleave.encoding;

import dev.cleave.logic.Group;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.CellValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A single row that is not part of a table. */
final class NewRow {
    private final Map<String, String> cells;
    private final List<Surprise> surprises = new ArrayList<>();

    NewRow(Map<String, String> cells) {
        this.cells = cells;
    }

    EncodedInputs encode(List<EncodedColumn> columns) {
        int atoms = columns.stream().mapToInt(column -> column.group().atoms()).sum();
        BitMatrix.Builder bits = new BitMatrix.Builder(1, atoms);
        int start = 0;
        for (EncodedColumn column : columns) {
            int state = state(column);
            if (state != CellValue.NO_ATOM) {
                write(state, column.group(), bits, start);
            }
            start += column.group().atoms();
        }
        return new EncodedInputs(bits.build(), numbers(ColumnInputs.numeric(columns)), surprises);
    }

    private Measurements numbers(List<NumericColumn> columns) {
        float[] numbers = new float[columns.size()];
        for (int i = 0; i < numbers.length; i++) {
            NumericColumn column = columns.get(i);
            numbers[i] = column.scale().standardised(column.number(cell(column.name())));
        }
        return Measurements.of(1, numbers.length, numbers);
    }

    private int state(EncodedColumn column) {
        String cell = cell(column.name());
        CellValue reading = column.read(cell);
        if (reading.isOdd()) {
            String value = CellText.isMissing(cell) ? "" : cell.strip();
            SourceLocation place = SourceLocation.unknown().withColumn(column.name());
            surprises.add(new Surprise(column.name(), value, reading.oddity(), 1, place));
        }
        return reading.state();
    }

    private String cell(String column) {
        String cell = cells.get(column);
        if (cell == null) {
            throw notGiven(column);
        }
        return cell;
    }

    static InputException notGiven(String column) {
        return new InputException(
                SourceLocation.unknown().withColumn(column), "is not in the row; give its value, or an empty one");
    }

    private static void write(int state, Group group, BitMatrix.Builder bits, int start) {
        for (int atom = 0; atom < group.atoms(); atom++) {
            if (group.holds(state, atom)) {
                bits.set(0, start + atom);
            }
        }
    }
}
