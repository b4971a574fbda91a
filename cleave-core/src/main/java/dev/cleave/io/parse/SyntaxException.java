package dev.cleave.io.parse;

/** Stops the reading of a line. */
final class SyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient SyntaxError error;

    SyntaxException(SyntaxError error) {
        super(error.toString(), null, false, false);
        this.error = error;
    }

    SyntaxError error() {
        return error;
    }
}
