package dev.cleave.excel;

import dev.cleave.table.Note;
import dev.cleave.table.OneLine;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;

/** Cells that show an error of a formula in place of a value, which nobody wants to find among missing cells. Used once. */
final class ErrorCells {
    private final Map<Integer, Column> columns = new TreeMap<>(); // by index

    /** Those of a column. */
    private record Column(int cells, String first) {}

    /** Whether a formula has failed, whoever wrote down how. */
    static boolean isOne(Cell cell) {
        return cell.getType() == CellType.ERROR
                || cell.getType() == CellType.FORMULA
                        && cell.getValue() instanceof String result
                        && result.matches("#(N/A|REF!|DIV/0!|NUM!|NAME\\?|NULL!|VALUE!|SPILL!|CALC!|GETTING_DATA)");
    }

    void add(Cell cell) {
        Column own = columns.getOrDefault(
                cell.getColumnIndex(), new Column(0, cell.getRawValue() + " in " + cell.getAddress()));
        columns.put(cell.getColumnIndex(), new Column(own.cells + 1, own.first));
    }

    /** A warning for each column that has some. */
    List<Note> notes(List<String> header) {
        return columns.entrySet().stream()
                .filter(column -> column.getKey() < header.size())
                .map(column -> Note.warning(
                        header.get(column.getKey()),
                        "has " + (column.getValue().cells == 1 ? "a cell" : column.getValue().cells + " cells")
                                + " with an error (" + OneLine.of(column.getValue().first)
                                + "), read as missing"))
                .toList();
    }
}
