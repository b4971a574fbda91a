package dev.cleave.encoding;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;

/** Words from the least to the greatest, as a person orders them: {@code low,med,high}. A comma within a word has a backslash before it. */
public record WordOrder(List<String> words) {
    public WordOrder {
        words = words.stream().map(CellText::key).toList();
        if (words.size() < 2 || new HashSet<>(words).size() < words.size() || words.contains("")) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "an order needs at least two different words, from the least to the greatest, such as"
                            + " low,med,high; not "
                            + OneLine.quoted(String.join(",", words)),
                    Setting.ORDERED);
        }
    }

    /** What {@link #toString} writes; an {@link InputException} where that is no order. */
    public static WordOrder parse(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char next = text.charAt(i);
            if (next == '\\' && i + 1 < text.length()) {
                word.append(text.charAt(++i));
            } else if (next == ',') {
                words.add(word.toString().strip());
                word.setLength(0);
            } else {
                word.append(next);
            }
        }
        words.add(word.toString().strip());
        return new WordOrder(words);
    }

    @Override
    public String toString() {
        return words.stream()
                .map(word -> word.replace("\\", "\\\\").replace(",", "\\,"))
                .collect(Collectors.joining(","));
    }
}
