package dev.cleave.arrow;

import dev.cleave.table.Header;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.Table;
import dev.cleave.table.csv.ColumnCollector;
import dev.cleave.table.format.TableBatches;
import dev.cleave.table.format.TableFormat;
import java.nio.file.Path;
import java.util.List;

/** Reads Arrow's files, its streams, and Feather, which are such files. Bad input gives an {@link dev.cleave.table.InputException}. */
public final class ArrowFormat implements TableFormat {
    @Override
    public String name() {
        return "Arrow";
    }

    @Override
    public Table read(Path file) {
        try (ArrowSource source = ArrowSource.of(file);
                ArrowBatches batches = new ArrowBatches(source)) {
            List<ColumnCollector> columns =
                    source.header().stream().map(ColumnCollector::new).toList();
            int rows = 0;
            for (int more = batches.next(columns); more > 0; more = batches.next(columns)) {
                rows = Math.addExact(rows, more);
            }
            return Header.withNote(new Table(
                    columns.stream().map(ColumnCollector::build).toList(),
                    RowOrigins.numbered(source.place(), rows),
                    List.of()));
        }
    }

    @Override
    public TableBatches open(Path file) {
        return new ArrowBatches(ArrowSource.of(file));
    }
}
