package dev.cleave.table;

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

    @Override
    public String toString() {
        return column.isEmpty() ? text : "column " + OneLine.quoted(column) + " " + text;
    }
}
