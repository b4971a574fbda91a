package dev.cleave.table.csv;

import dev.cleave.budget.Turns;
import dev.cleave.table.Column;
import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Puts parsed pieces together in their order, so that codes are what reading from start to end gives. Shared by threads. */
final class ChunkMerger {
    private final SourceLocation file;
    private final ColumnCollector[] columns;
    private final RowOrigins.Builder source;
    private final Turns turns;
    private long line;

    /** @param line on which the first piece starts */
    ChunkMerger(SourceLocation file, List<String> header, long line, Turns turns) {
        this.file = file;
        this.columns = header.stream().map(ColumnCollector::new).toArray(ColumnCollector[]::new);
        this.source = new RowOrigins.Builder(file);
        this.line = line;
        this.turns = turns;
    }

    /** Waits for the pieces before; false where one of them could not be read. */
    boolean merge(Chunk chunk, ChunkTexts texts) throws IOException {
        if (!turns.await(chunk.number)) {
            return false;
        }
        add(chunk, texts);
        turns.done();
        return true;
    }

    private synchronized void add(Chunk chunk, ChunkTexts texts) throws IOException {
        for (int column = 0; column < columns.length; column++) {
            texts.translate(column, chunk, columns[column]);
            columns[column].append(chunk.codes[column], chunk.rows);
        }
        chunk.eachRun((start, rows) -> source.add(line + start, rows));
        line += chunk.lines;
    }

    /** An {@link InputException} where there was no row. */
    synchronized Table build(List<Note> notes) {
        if (columns[0].rows() == 0) {
            throw Header.noRows(file);
        }
        List<Column> built = new ArrayList<>();
        for (int i = 0; i < columns.length; i++) {
            built.add(columns[i].build());
        }
        return new Table(built, source.build(), notes);
    }
}
