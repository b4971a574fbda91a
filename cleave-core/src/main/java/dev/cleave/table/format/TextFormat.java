package dev.cleave.table.format;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.arff.ArffFile;
import dev.cleave.table.csv.TextSource;
import dev.cleave.table.json.JsonRowsFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Formats of text beside CSV, known by how a file begins, gzipped or not. */
enum TextFormat {
    JSON(JsonRowsFile::read),
    ARFF(ArffFile::read);

    private static final int MOST_LINES = 1_000; // of comments before the first that tells

    private final Function<Path, Table> reader;

    TextFormat(Function<Path, Table> reader) {
        this.reader = reader;
    }

    Table read(Path file) {
        return reader.apply(file);
    }

    /** None where it looks like a CSV, or where it can't be read, which the reader of CSV says. */
    static Optional<TextFormat> of(Path file) {
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            return Optional.empty(); // a pipe can't be read twice
        }
        try (BufferedReader text = TextSource.open(file)) {
            return of(firstLine(text));
        } catch (IOException | UncheckedIOException | InputException e) {
            return Optional.empty();
        }
    }

    /** The first that is neither empty nor a comment of ARFF. */
    private static String firstLine(BufferedReader text) throws IOException {
        for (int i = 0; i < MOST_LINES; i++) {
            String line = text.readLine();
            if (line == null) {
                return "";
            }
            if (!line.isBlank() && !line.startsWith("%")) {
                return line.strip();
            }
        }
        return "";
    }

    private static Optional<TextFormat> of(String line) {
        String start = line.toLowerCase(Locale.ROOT);
        if (start.matches("@(relation|attribute)\\s.*")) {
            return Optional.of(ARFF);
        }
        return start.matches("(\\{\\s*[\"}].*|\\[\\s*(\\{.*)?|\\{)") ? Optional.of(JSON) : Optional.empty();
    }
}
