package dev.cleave.table.csv;

import dev.cleave.budget.Turns;
import dev.cleave.table.Header;
import dev.cleave.table.HeapSize;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/** Reads a CSV in pieces, by several threads. Whatever is not plain, or wrong, is a {@link NotPlainException}. */
final class PieceReader {
    private final Path file;
    private final Charset charset;
    private final int size;
    private final int threads;

    /** @param size of a piece in bytes */
    PieceReader(Path file, Charset charset, int size, int threads) {
        this.file = file;
        this.charset = charset;
        this.size = size;
        this.threads = threads;
    }

    /**
     * What is known before the first row.
     *
     * @param line on which the rows start
     */
    record Start(SourceLocation file, Charset charset, List<String> header, char separator, long line, Turns turns) {}

    /** What threads do with the pieces that they parse. */
    interface Parts {
        /** That of one more thread. */
        Part next();
    }

    /**
     * What one thread does: it numbers texts, and takes pieces.
     *
     * @param skipped columns that nobody reads: their cells may be empty in what is taken
     */
    record Part(ChunkTexts texts, BitSet skipped, ChunkTaker taker) {
        /** Of all columns. */
        Part(ChunkTexts texts, ChunkTaker taker) {
            this(texts, new BitSet(), taker);
        }
    }

    /** Returns what took the pieces; a {@link java.nio.charset.CharacterCodingException} where bytes are not of the charset. */
    <P extends Parts> P read(Function<Start, P> taking) throws IOException, NotPlainException {
        try (FileBytes raw = FileBytes.open(file)) {
            return read(raw, taking);
        }
    }

    private <P extends Parts> P read(FileBytes raw, Function<Start, P> taking) throws IOException, NotPlainException {
        try (InputStream bytes = open(raw)) {
            String sample = StrictText.start(TextSource.peek(bytes, 4 * Separator.SAMPLE), charset, Separator.SAMPLE);
            if (sample.isBlank()) {
                throw NotPlainException.INSTANCE;
            }
            return read(new RecordChunks(bytes, size), Separator.of(sample), taking);
        } catch (OutOfMemoryError e) {
            throw HeapSize.tooSmall(SourceLocation.in(file), raw.share(), e);
        } catch (IllegalStateException e) {
            if (e.getCause() instanceof OutOfMemoryError error) { // of another thread
                throw HeapSize.tooSmall(SourceLocation.in(file), raw.share(), error);
            }
            throw e;
        }
    }

    private InputStream open(FileBytes raw) throws IOException, NotPlainException {
        try {
            return TextSource.openBytes(raw, SourceLocation.in(file), charset);
        } catch (InputException e) {
            throw NotPlainException.INSTANCE;
        }
    }

    private <P extends Parts> P read(RecordChunks chunks, char separator, Function<Start, P> taking)
            throws IOException, NotPlainException {
        Chunk first = new Chunk(1);
        if (!chunks.next(first)) {
            throw NotPlainException.INSTANCE;
        }
        CellTexts names = new CellTexts();
        ChunkParser parser = new ChunkParser(separator, new CellTexts[] {names});
        List<String> header = header(names, parser.header(first));
        Turns turns = new Turns();
        P parts = taking.apply(
                new Start(SourceLocation.in(file), charset, header, separator, 1L + parser.lines(), turns));
        List<ChunkWorker> workers = new ArrayList<>();
        for (int i = 0; i < (chunks.isOver() ? 1 : threads); i++) {
            Part part = parts.next();
            ChunkParser rows = new ChunkParser(separator, part.texts().columns(), part.skipped());
            workers.add(new ChunkWorker(chunks, rows, header.size(), part.taker(), turns));
        }
        workers.get(0).startWith(first, parser.parsed());
        ChunkWorker.run(workers);
        return parts;
    }

    private List<String> header(CellTexts texts, List<Integer> cells) throws IOException, NotPlainException {
        StrictText decoder = new StrictText(charset);
        List<String> names = new ArrayList<>();
        for (int number : cells) {
            decoder.decode(texts.bytes(), texts.start(number), texts.end(number));
            names.add(decoder.toString());
        }
        try {
            return Header.of(names, SourceLocation.in(file));
        } catch (InputException e) {
            throw NotPlainException.INSTANCE;
        }
    }
}
