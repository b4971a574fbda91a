package dev.cleave.io.parse;

/**
 * What could stand in a text.
 *
 * @param text in place of all that begins at {@code from}
 * @param from where, counted from 0
 */
public record Completion(String text, int from, Kind kind) {
    /** What it would be. */
    public enum Kind {
        COLUMN("a column"),
        VALUE("a value"),
        NUMBER("a number"),
        HEAD("what is predicted"),
        NAME("a named condition"),
        WORD("a word");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}
