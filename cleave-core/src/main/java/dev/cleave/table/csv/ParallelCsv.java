package dev.cleave.table.csv;

import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a CSV in several threads, straight into codes: a piece of the file each, put together in order (docs/adr/0017). The table is
 * the one that {@link CsvText} gives; what is not plain, or wrong, is left to that one.
 */
final class ParallelCsv {
    private final Path file;
    private final Charset charset;
    private final int size;
    private final int threads;

    /** @param size of a piece in bytes */
    ParallelCsv(Path file, Charset charset, int size, int threads) {
        this.file = file;
        this.charset = charset;
        this.size = size;
        this.threads = threads;
    }

    /** A {@link java.nio.charset.CharacterCodingException} where bytes are not of the charset. */
    Table read(List<Note> notes) throws IOException, NotPlainException {
        try (InputStream bytes = TextSource.openBytes(file, charset)) {
            String sample = StrictText.start(TextSource.peek(bytes, 4 * Separator.SAMPLE), charset, Separator.SAMPLE);
            if (sample.isBlank()) {
                throw NotPlainException.INSTANCE;
            }
            char separator = Separator.of(sample);
            return CsvText.finished(table(new RecordChunks(bytes, size), separator, notes), separator);
        } catch (InputException e) {
            throw NotPlainException.INSTANCE;
        }
    }

    private Table table(RecordChunks chunks, char separator, List<Note> notes) throws IOException, NotPlainException {
        Chunk first = new Chunk(1);
        if (!chunks.next(first)) {
            throw NotPlainException.INSTANCE;
        }
        CellTexts names = new CellTexts();
        ChunkParser parser = new ChunkParser(separator, new CellTexts[] {names});
        List<Integer> cells = parser.header(first);
        List<String> header = Header.of(names(names, cells), SourceLocation.in(file));
        Turns turns = new Turns();
        ChunkMerger merger = new ChunkMerger(SourceLocation.in(file), header, 1L + parser.lines(), turns);
        List<ChunkWorker> workers = new ArrayList<>();
        for (int i = 0; i < (chunks.isOver() ? 1 : threads); i++) {
            ChunkTexts texts = new ChunkTexts(charset, header.size());
            ChunkTaker taker = chunk -> merger.merge(chunk, texts);
            ChunkParser rows = new ChunkParser(separator, texts.columns());
            workers.add(new ChunkWorker(chunks, rows, header.size(), taker, turns));
        }
        workers.get(0).startWith(first, parser.parsed());
        ChunkWorker.run(workers);
        return merger.build(notes);
    }

    private List<String> names(CellTexts texts, List<Integer> cells) throws IOException {
        StrictText decoder = new StrictText(charset);
        List<String> names = new ArrayList<>();
        for (int number : cells) {
            decoder.decode(texts.bytes(), texts.start(number), texts.end(number));
            names.add(decoder.toString());
        }
        return names;
    }
}
