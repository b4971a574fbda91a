package dev.cleave.parquet;

import dev.cleave.table.SourceLocation;
import dev.cleave.table.format.DamagedFile;
import java.io.IOException;
import java.util.List;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.impl.ColumnReadStoreImpl;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.api.Converter;
import org.apache.parquet.io.api.GroupConverter;
import org.apache.parquet.schema.MessageType;

/** Reads some columns of a file, row group after row group, a block of rows at a time. */
final class RowGroups implements AutoCloseable {
    private final ParquetFileReader reader;
    private final List<CellConverter> columns;
    private final SourceLocation place;
    private final List<ColumnDescriptor> descriptors;
    private long left; // rows of the group
    private List<ColumnReader> cells = List.of();

    RowGroups(ParquetFileReader reader, List<CellConverter> columns, SourceLocation place) {
        this.reader = reader;
        this.columns = columns;
        this.place = place;
        List<ColumnDescriptor> all = reader.getFileMetaData().getSchema().getColumns();
        this.descriptors =
                columns.stream().map(column -> all.get(column.number())).toList();
        reader.setRequestedSchema(descriptors);
    }

    /** Whether there are rows; if so, {@link #read} reads some. */
    boolean hasMore() {
        try {
            return left > 0 || next();
        } catch (IOException | RuntimeException e) {
            throw DamagedFile.of("Parquet", place, e);
        }
    }

    @SuppressWarnings("NullAway") // null after the last
    private boolean next() throws IOException {
        PageReadStore pages = reader.readNextRowGroup();
        if (pages == null) {
            return false;
        }
        MessageType schema = reader.getFileMetaData().getSchema();
        ColumnReadStoreImpl store = new ColumnReadStoreImpl(
                pages, new Record(), schema, reader.getFileMetaData().getCreatedBy());
        cells = descriptors.stream().map(store::getColumnReader).toList();
        left = pages.getRowCount();
        return left > 0 || next();
    }

    /** A block of rows of each column; how many. */
    int read() {
        int rows = (int) Math.min(left, CellConverter.BLOCK);
        try {
            for (int i = 0; i < cells.size(); i++) {
                columns.get(i).read(cells.get(i), rows);
            }
        } catch (RuntimeException e) {
            throw DamagedFile.of("Parquet", place, e);
        }
        left -= rows;
        return rows;
    }

    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            throw DamagedFile.of("Parquet", place, e);
        }
    }

    /** Finds what takes a column's cells; records as a whole are never made. */
    private final class Record extends GroupConverter {
        @Override
        public Converter getConverter(int field) {
            return columns.stream()
                    .filter(column -> column.number() == field)
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public void start() {}

        @Override
        public void end() {}
    }
}
