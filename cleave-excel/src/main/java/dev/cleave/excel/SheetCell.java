package dev.cleave.excel;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.NumberText;
import org.dhatim.fastexcel.reader.Cell;

/** What a cell says, as a CSV has it: numbers in their shortest form, dates as ISO 8601 writes them, of formulas the results. */
final class SheetCell {
    private SheetCell() {}

    /** An {@link InputException} where a formula has no result. */
    static String text(Cell cell, SourceLocation place) {
        if (ErrorCells.isOne(cell)) {
            return "";
        }
        return switch (cell.getType()) {
            case EMPTY, ERROR -> "";
            case STRING -> cell.asString();
            case BOOLEAN -> cell.asBoolean() ? "true" : "false";
            case NUMBER -> number(cell);
            case FORMULA -> result(cell, place);
        };
    }

    private static String number(Cell cell) {
        DateFormat format = DateFormat.of(cell);
        return format == DateFormat.NONE ? NumberText.of(cell.asNumber().doubleValue()) : format.text(cell.asDate());
    }

    /** Spreadsheets keep it beside the formula; programs that write workbooks often don't. */
    private static String result(Cell cell, SourceLocation place) {
        Object value = cell.getValue();
        if (value == null) {
            throw new InputException(
                    place,
                    "the formula in " + cell.getAddress()
                            + " has no result in the file; open it in a spreadsheet and save it, or save it as CSV");
        }
        if (value instanceof java.math.BigDecimal number) {
            DateFormat format = DateFormat.of(cell);
            return format == DateFormat.NONE ? NumberText.of(number.doubleValue()) : format.text(cell.asDate());
        }
        return value instanceof Boolean truth ? (truth ? "true" : "false") : value.toString();
    }
}
