package dev.cleave.table;

import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names of a table's columns, and what is said when they don't fit. */
public final class Header {
    private Header() {}

    /** The names without white space around them; a blank one, as of a saved row index, becomes {@code column 1}. */
    public static List<String> of(List<String> raw, SourceLocation place) {
        if (raw.isEmpty()) {
            throw new InputException(place, "there are no columns; the first line must name them");
        }
        List<String> names = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < raw.size(); i++) {
            String stripped = raw.get(i).strip();
            String name = stripped.isEmpty() ? "column " + (i + 1) : stripped;
            Integer earlier = seen.putIfAbsent(name, i + 1);
            if (earlier != null) {
                throw duplicate(place.withColumn(name), earlier, i + 1);
            }
            names.add(name);
        }
        return names;
    }

    /** Where some names are numbers, that the file may have no header; empty elsewhere. */
    static String hint(List<String> names) {
        return names.stream().anyMatch(name -> CellText.number(name).isPresent())
                ? "; the first line must name the columns: if it is a row of data, add one above it"
                : "";
    }

    /** With a warning where the names are numbers: then the file may have no header, and its first row is lost. */
    public static Table withNote(Table table) {
        boolean numbers =
                table.header().stream().allMatch(name -> CellText.number(name).isPresent());
        return numbers
                ? table.withNote(Note.warning("", "the column names are numbers; if the file has no header, add one"))
                : table;
    }

    private static InputException duplicate(SourceLocation place, int first, int second) {
        return new InputException(
                place, "columns " + first + " and " + second + " have the same name; rename one of them");
    }

    public static InputException ragged(SourceLocation place, int expected, int found) {
        return new InputException(
                place,
                "expected " + expected + " cells as in the header, found " + found
                        + "; a cell that contains the separator needs double quotes");
    }

    /** A last row with too few cells, after which nothing follows. */
    public static InputException cutShort(SourceLocation place, int expected, int found) {
        return new InputException(
                place,
                "expected " + expected + " cells as in the header, found " + found
                        + ", and the file ends there; it may be cut short: get it again");
    }

    public static InputException noRows(SourceLocation place) {
        return new InputException(place, "there is a header and no row; add rows of data below the header");
    }
}
