package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.Note;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads a CSV file, gzipped or not, whatever its name: separated by comma, semicolon, tab or bar, quoted where needed,
 * UTF-8 or UTF-16 by its mark, else UTF-8, else ISO-8859-1 with a note. Bad input gives an {@link InputException}.
 */
public final class CsvFile {
    private static final Note LATIN = Note.warning("", "the file is not UTF-8; it was read as ISO-8859-1");

    private CsvFile() {}

    public static Table read(Path file) {
        return read(file, RecordChunks.USUAL, Runtime.getRuntime().availableProcessors());
    }

    /** In pieces of so many bytes, in so many threads; the table does not depend on either. */
    static Table read(Path file, int size, int threads) {
        InputFile.require(file);
        try {
            // what is no file, such as a pipe, can't be opened a second time
            return Files.isRegularFile(file) ? readPieces(file, size, threads) : readUtf(file);
        } catch (NotPlainException e) {
            return readInOrder(file);
        } catch (IOException | UncheckedIOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    private static Table readPieces(Path file, int size, int threads) throws IOException, NotPlainException {
        try {
            return ParallelCsv.read(new PieceReader(file, StandardCharsets.UTF_8, size, threads), List.of());
        } catch (CharacterCodingException e) {
            PieceReader latin = new PieceReader(file, StandardCharsets.ISO_8859_1, size, threads);
            return ParallelCsv.read(latin, List.of(LATIN));
        }
    }

    /** From start to end, in one thread: slower, and all that there is to say about a file is said here. */
    static Table readInOrder(Path file) {
        try {
            return readUtf(file);
        } catch (IOException | UncheckedIOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    private static Table readUtf(Path file) throws IOException {
        try (BufferedReader text = TextSource.open(file)) {
            return CsvText.read(text, SourceLocation.in(file), List.of());
        } catch (IOException | UncheckedIOException e) {
            if (InputFile.isWrongEncoding(e)) {
                return readLatin(file);
            }
            throw e;
        }
    }

    private static Table readLatin(Path file) throws IOException {
        try (BufferedReader text = TextSource.openLatin(file)) {
            return CsvText.read(text, SourceLocation.in(file), List.of(LATIN));
        }
    }
}
