package dev.cleave.data;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipException;

/**
 * Reads a CSV file, gzipped or not, whatever its name: separated by comma, semicolon, tab or bar, quoted where needed,
 * UTF-8 or UTF-16 by its mark, else UTF-8, else ISO-8859-1 with a note. Bad input gives an {@link InputException}.
 */
public final class CsvFile {
    private CsvFile() {}

    public static Table read(Path file) {
        Place place = Place.in(file);
        if (!Files.exists(file)) {
            throw new InputException(place, "there is no such file; check the path");
        }
        if (Files.isDirectory(file)) {
            throw new InputException(place, "is a directory; give the path of a CSV file in it");
        }
        try {
            return readUtf(file, place);
        } catch (IOException | UncheckedIOException e) {
            throw unreadable(place, e);
        }
    }

    private static Table readUtf(Path file, Place place) throws IOException {
        try (BufferedReader text = TextSource.open(file, place)) {
            return CsvText.read(text, place, List.of());
        } catch (CharacterCodingException e) {
            return readLatin(file, place);
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof CharacterCodingException) {
                return readLatin(file, place);
            }
            throw e;
        }
    }

    private static Table readLatin(Path file, Place place) throws IOException {
        Note note = Note.warning("", "the file is not UTF-8; it was read as ISO-8859-1");
        try (BufferedReader text = TextSource.openLatin(file, place)) {
            return CsvText.read(text, place, List.of(note));
        }
    }

    private static InputException unreadable(Place place, Exception e) {
        Throwable cause = e instanceof UncheckedIOException && e.getCause() != null ? e.getCause() : e;
        return cause instanceof EOFException || cause instanceof ZipException
                ? new InputException(place, "the gzip data is damaged or cut short; get the file again", e)
                : new InputException(
                        place, "can't be read (" + OneLine.of(String.valueOf(cause.getMessage())) + ")", e);
    }
}
