package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import java.io.IOException;
import java.util.List;

/**
 * Reads a CSV in several threads, straight into codes: a piece of the file each, put together in order (docs/adr/0017). The table is
 * the one that {@link CsvText} gives; what is not plain, or wrong, is left to that one.
 */
final class ParallelCsv implements PieceReader.Parts {
    private final PieceReader.Start start;
    private final ChunkMerger merger;

    private ParallelCsv(PieceReader.Start start) {
        this.start = start;
        this.merger = new ChunkMerger(start.file(), start.header(), start.line(), start.turns());
    }

    /** A {@link java.nio.charset.CharacterCodingException} where bytes are not of the charset. */
    static Table read(PieceReader reader, List<Note> notes) throws IOException, NotPlainException {
        ParallelCsv read = reader.read(ParallelCsv::new);
        try {
            return CsvText.finished(read.merger.build(notes), read.start.separator());
        } catch (InputException e) {
            throw NotPlainException.INSTANCE;
        }
    }

    @Override
    public PieceReader.Part next() {
        ChunkTexts texts = new ChunkTexts(start.charset(), start.header().size());
        return new PieceReader.Part(texts, chunk -> merger.merge(chunk, texts));
    }
}
