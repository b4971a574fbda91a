package dev.cleave.table.csv;

/** The parser of pieces leaves this file to the one that reads it from start to end, and knows what to say of it. */
final class NotPlainException extends Exception {
    static final NotPlainException INSTANCE = new NotPlainException();

    private static final long serialVersionUID = 1L;

    private NotPlainException() {
        super("not plain", null, false, false);
    }
}
