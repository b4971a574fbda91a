package dev.cleave.parquet;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.table.Column;
import dev.cleave.table.Header;
import dev.cleave.table.HeapSize;
import dev.cleave.table.InputException;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableBatches;
import dev.cleave.table.format.TableFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads Parquet files, straight into codes, several columns side by side (docs/adr/0022). Bad input gives an {@link InputException}. */
public final class ParquetFormat implements TableFormat {
    @Override
    public String name() {
        return "Parquet";
    }

    @Override
    public Table read(Path file) {
        return read(file, Runtime.getRuntime().availableProcessors());
    }

    @Override
    public TableBatches open(Path file) {
        return new ParquetBatches(ParquetSource.of(file));
    }

    /** In so many threads; the table does not depend on it. */
    static Table read(Path file, int threads) {
        ParquetSource source = ParquetSource.of(file);
        int rows = source.requireRowsOfATable();
        List<Workers.Job<Column>> jobs = new ArrayList<>();
        for (int i = 0; i < source.header().size(); i++) {
            int column = i;
            jobs.add(() -> column(source, column));
        }
        List<Column> columns = run(jobs, threads, source);
        return Header.withNote(new Table(columns, RowOrigins.numbered(source.place(), rows), List.of()));
    }

    private static Column column(ParquetSource source, int number) {
        CellConverter cells = source.converter(number);
        try (RowGroups groups = source.open(List.of(cells))) {
            while (groups.hasMore()) {
                groups.read();
                cells.keep();
            }
        }
        return cells.kept();
    }

    private static List<Column> run(List<Workers.Job<Column>> jobs, int threads, ParquetSource source) {
        try {
            return Workers.run(jobs, threads, Budget.unlimited());
        } catch (IllegalStateException e) { // what a thread failed with
            if (e.getCause() instanceof InputException input) {
                throw input;
            }
            if (e.getCause() instanceof OutOfMemoryError error) {
                throw HeapSize.tooSmall(source.place(), 1, error);
            }
            throw e;
        }
    }
}
