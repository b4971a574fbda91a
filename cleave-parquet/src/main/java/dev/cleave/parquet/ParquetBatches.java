package dev.cleave.parquet;

import dev.cleave.table.RowOrigins;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableBatches;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Some rows of all columns at a time; of the file, the packed bytes of one row group are in memory. */
final class ParquetBatches implements TableBatches {
    private final ParquetSource source;
    private final List<CellConverter> columns;
    private final RowGroups groups;

    ParquetBatches(ParquetSource source) {
        this.source = source;
        this.columns = IntStream.range(0, source.header().size())
                .mapToObj(source::converter)
                .toList();
        this.groups = source.open(columns);
    }

    @Override
    public Optional<Table> next() {
        if (!groups.hasMore()) {
            return Optional.empty();
        }
        int rows = groups.read();
        return Optional.of(new Table(
                columns.stream().map(CellConverter::batch).toList(),
                RowOrigins.numbered(source.place(), rows),
                List.of()));
    }

    @Override
    public void close() {
        groups.close();
    }
}
