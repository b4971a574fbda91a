package dev.cleave.table.csv;

import dev.cleave.table.Column;
import dev.cleave.table.PackedCodes;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.Table;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.List;

/** Makes a table of each piece that one thread parsed. */
final class BatchTables {
    private static final int MOST = 1 << 10; // values that are kept for the next piece

    private final PieceReader.Start start;
    private final ChunkTexts texts;
    private final ColumnCollector[] columns;

    BatchTables(PieceReader.Start start) {
        this.start = start;
        this.texts = new ChunkTexts(start.charset(), start.header().size());
        this.columns = start.header().stream().map(ColumnCollector::new).toArray(ColumnCollector[]::new);
    }

    ChunkTexts texts() {
        return texts;
    }

    boolean isAscii() {
        return texts.isAscii();
    }

    Table of(Chunk chunk) throws CharacterCodingException {
        List<Column> built = new ArrayList<>();
        for (int i = 0; i < columns.length; i++) {
            texts.translate(i, chunk, columns[i]);
            PackedCodes.Builder codes = new PackedCodes.Builder();
            codes.append(chunk.codes[i], chunk.rows);
            Column column = columns[i].with(codes.build());
            built.add(column);
            if (column.values().size() > MOST) {
                texts.forget(i);
                columns[i] = new ColumnCollector(column.name());
            }
        }
        RowOrigins.Builder origins = new RowOrigins.Builder(start.file());
        chunk.eachRun((line, rows) -> origins.add(1 + line, rows));
        return new Table(built, origins.build(), List.of());
    }
}
