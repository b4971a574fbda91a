package dev.cleave.table.arff;

import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;

/** The cells of a line of data. */
final class ArffRow {
    private ArffRow() {}

    static List<String> of(String line, List<ArffAttribute> attributes, SourceLocation where) {
        if (line.startsWith("{")) {
            return sparse(line, attributes, where);
        }
        List<String> cells = new ArffTokens(line, where).values();
        if (cells.size() == attributes.size() + 1 && isWeight(cells.get(attributes.size()))) {
            return cells.subList(0, attributes.size());
        }
        if (cells.size() != attributes.size()) {
            throw Header.ragged(where, attributes.size(), cells.size());
        }
        return cells;
    }

    /** Of the whole row, after its cells. */
    private static boolean isWeight(String cell) {
        return cell.startsWith("{") && cell.endsWith("}");
    }

    private static List<String> sparse(String line, List<ArffAttribute> attributes, SourceLocation where) {
        int end = line.indexOf('}');
        if (end < 0) {
            throw new InputException(where, "a sparse row ends without }; mend the line");
        }
        List<String> cells =
                new ArrayList<>(attributes.stream().map(ArffAttribute::absent).toList());
        String inner = line.substring(1, end).strip();
        for (String pair : inner.isEmpty() ? List.<String>of() : new ArffTokens(inner, where).values()) {
            String[] parts = pair.strip().split("\\s+", 2);
            int index = parts.length == 2 ? index(parts[0]) : -1;
            if (index < 0 || index >= cells.size()) {
                throw new InputException(
                        where, "a sparse row has pairs 'index value', not " + OneLine.quoted(pair) + "; mend the line");
            }
            cells.set(index, new ArffTokens(parts[1], where).values().get(0));
        }
        return cells;
    }

    private static int index(String text) {
        return text.matches("\\d{1,9}") ? Integer.parseInt(text) : -1;
    }
}
