package dev.cleave.lab.tables;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;

/** A file with the number of a row in each line, counted from 1 after the header. */
final class HeldOutFile {
    private HeldOutFile() {}

    /** Counted from 0; an {@link InputException} where a line is no number of one of so many rows. */
    static BitSet read(Path file, int rows) {
        BitSet chosen = new BitSet(rows);
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String text = lines.get(i).strip();
            if (!text.isEmpty()) {
                chosen.set(number(text, rows, SourceLocation.in(file).withLine(i + 1L)) - 1);
            }
        }
        return chosen;
    }

    private static int number(String text, int rows, SourceLocation place) {
        int number = text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
        if (number < 1 || number > rows) {
            throw new InputException(
                    place, OneLine.quoted(text) + " is not the number of a row; give one from 1 to " + rows);
        }
        return number;
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be read as text (" + e.getMessage() + ")", e);
        }
    }
}
