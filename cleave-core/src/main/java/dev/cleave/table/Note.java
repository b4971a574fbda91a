package dev.cleave.table;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Something the user should know about how the input was read.
 *
 * @param column the column it is about; empty where it is about the whole table
 */
public record Note(Level level, String column, String text) {
    /** How much it matters. */
    public enum Level {
        INFO,
        WARNING
    }

    public static Note info(String column, String text) {
        return new Note(Level.INFO, column, text);
    }

    public static Note warning(String column, String text) {
        return new Note(Level.WARNING, column, text);
    }

    /** What to say otherwise, by the words of the text, which is all that a model file keeps: what else a column might be called, or which value is positive. */
    public List<Setting> settings() {
        return Stream.of(Setting.CATEGORICAL, Setting.NUMERIC, Setting.POSITIVE)
                .filter(setting -> text.contains(
                        setting == Setting.POSITIVE
                                ? "as its positive value"
                                : "called " + setting.name().toLowerCase(Locale.ROOT)))
                .toList();
    }

    @Override
    public String toString() {
        return column.isEmpty() ? text : "column " + OneLine.quoted(column) + " " + text;
    }
}
