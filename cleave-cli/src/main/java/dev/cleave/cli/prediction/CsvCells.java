package dev.cleave.cli.prediction;

import java.util.List;
import java.util.stream.Collectors;

/** Cells of CSV, quoted where needed. */
final class CsvCells {
    private CsvCells() {}

    static String line(List<String> cells) {
        return cells.stream().map(CsvCells::cell).collect(Collectors.joining(",", "", "\n"));
    }

    /** Each with a comma before it. */
    static String following(List<String> cells) {
        return cells.stream().map(cell -> "," + cell(cell)).collect(Collectors.joining());
    }

    static String cell(String text) {
        boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                && text.equals(text.strip());
        return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
