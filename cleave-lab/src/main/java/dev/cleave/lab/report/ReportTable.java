package dev.cleave.lab.report;

import java.util.List;

/**
 * A table.
 *
 * @param id in file names and in CSV
 * @param caption what its numbers are
 * @param digits after the point
 */
public record ReportTable(String id, String caption, int digits, List<String> columns, List<Row> rows) {
    public ReportTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** @param ours whether it is this program's */
    public record Row(String name, boolean ours, List<ReportCell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }
}
