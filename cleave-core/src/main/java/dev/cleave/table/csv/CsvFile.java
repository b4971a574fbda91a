package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.Note;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads a CSV file, gzipped or not, whatever its name: separated by comma, semicolon, tab or bar, quoted where needed,
 * UTF-8 or UTF-16 by its mark, else UTF-8, else ISO-8859-1 with a note. Bad input gives an {@link InputException}.
 */
public final class CsvFile {
    private CsvFile() {}

    public static Table read(Path file) {
        InputFile.require(file);
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
        Note note = Note.warning("", "the file is not UTF-8; it was read as ISO-8859-1");
        try (BufferedReader text = TextSource.openLatin(file)) {
            return CsvText.read(text, SourceLocation.in(file), List.of(note));
        }
    }
}
