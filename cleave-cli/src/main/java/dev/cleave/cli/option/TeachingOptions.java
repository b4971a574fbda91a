package dev.cleave.cli.option;

import dev.cleave.Teaching;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a person says about the rules to learn. */
public final class TeachingOptions {
    @Option(
            names = "--keep-rules",
            paramLabel = "FILE",
            description =
                    "Rules as cleave rules prints them, a line each, that stay word for word; the others are learned"
                            + " from the rows that these don't cover.")
    private @Nullable Path kept;

    @Option(
            names = "--monotone",
            paramLabel = "COL=+|-",
            split = ",",
            description = "Directions: Glucose=+ says that more Glucose never takes the label away, Age=- that it never"
                    + " gives it; proved of the result.")
    private List<String> monotone = new ArrayList<>();

    public Teaching teaching() {
        Map<String, Boolean> rising = new TreeMap<>();
        for (String said : monotone) {
            if (!said.matches("(?s).+=[+-]")) {
                throw new InputException(
                        SourceLocation.unknown(), "--monotone takes COL=+ or COL=-, not '" + said + "'");
            }
            rising.put(said.substring(0, said.length() - 2), said.endsWith("+"));
        }
        return new Teaching(kept == null ? List.of() : lines(kept), rising);
    }

    /** Without remarks. */
    private static List<String> lines(Path file) {
        try {
            List<String> lines = Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
            if (lines.isEmpty()) {
                throw new InputException(
                        SourceLocation.in(file), "has no rule; write one a line, or leave --keep-rules out");
            }
            return lines;
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be read; give a file of rules", e);
        }
    }
}
