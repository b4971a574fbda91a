package dev.cleave.encoding;

import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.CellValue;

/**
 * Cells that training did not prepare for; they are encoded all the same.
 *
 * @param value the text of the cells; empty where they are missing
 * @param rows how many rows have it
 * @param place the first of them
 */
public record Surprise(String column, String value, CellValue.Oddity oddity, int rows, SourceLocation place) {
    /** The same in more rows. */
    public Surprise plus(int more) {
        return new Surprise(column, value, oddity, Math.addExact(rows, more), place);
    }

    /** In the line of a row that has it. */
    public String ofOneRow() {
        return OneLine.of(column) + (value.isEmpty() ? " " : " " + OneLine.quoted(value) + " ") + oddity.text();
    }

    @Override
    public String toString() {
        String what = value.isEmpty() ? "cell" : "value " + OneLine.quoted(value);
        return "column " + OneLine.quoted(column) + ": " + what + " " + oddity.text() + " (" + rows
                + (rows == 1 ? " row)" : " rows)");
    }
}
