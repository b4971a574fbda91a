package dev.cleave.table;

import dev.cleave.table.csv.ColumnCollector;
import java.util.List;

/** Collects the rows of a {@link Table} in memory. */
public final class TableBuilder {
    private final List<ColumnCollector> columns;
    private int rows;

    TableBuilder(List<String> header) {
        this.columns = Header.of(header, SourceLocation.unknown()).stream()
                .map(ColumnCollector::new)
                .toList();
    }

    public TableBuilder add(List<String> cells) {
        if (cells.size() != columns.size()) {
            throw Header.ragged(SourceLocation.unknown().withLine(rows + 1L), columns.size(), cells.size());
        }
        for (int i = 0; i < cells.size(); i++) {
            columns.get(i).add(cells.get(i));
        }
        rows++;
        return this;
    }

    public TableBuilder add(String... cells) {
        return add(List.of(cells));
    }

    /** An {@link InputException} when there are no rows. */
    public Table build() {
        if (rows == 0) {
            throw Header.noRows(SourceLocation.unknown());
        }
        return new Table(columns.stream().map(ColumnCollector::build).toList(), RowOrigins.memory(), List.of());
    }
}
