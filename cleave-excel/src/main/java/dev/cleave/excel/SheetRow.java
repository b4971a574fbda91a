package dev.cleave.excel;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.Row;

/** The cells of a row as texts. */
final class SheetRow {
    private SheetRow() {}

    /**
     * Up to the last that is not empty.
     *
     * @param errors takes those that show one
     */
    static List<String> texts(Row row, SourceLocation place, ErrorCells errors) {
        List<String> texts = new ArrayList<>();
        for (Cell cell : row) {
            if (cell != null) {
                if (ErrorCells.isOne(cell)) {
                    errors.add(cell);
                }
                add(cell, SheetCell.text(cell, place.withRow(row.getRowNum())), texts, place);
            }
        }
        return texts;
    }

    private static void add(Cell cell, String text, List<String> texts, SourceLocation place) {
        if (text.isBlank()) {
            return;
        }
        int column = cell.getColumnIndex();
        if (column < texts.size()) {
            throw new InputException(
                    place, "has the cell " + cell.getAddress() + " twice; get or write the file again");
        }
        while (texts.size() < column) {
            texts.add("");
        }
        texts.add(text);
    }
}
