package dev.cleave.table;

/** The input is at fault; the message, one line, says where, what is wrong and what to do. */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient SourceLocation place;

    public InputException(SourceLocation place, String problem) {
        super(describe(place, problem));
        this.place = place;
    }

    public InputException(SourceLocation place, String problem, Throwable cause) {
        super(describe(place, problem), cause);
        this.place = place;
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    public SourceLocation place() {
        return place;
    }

    private static String describe(SourceLocation place, String problem) {
        String where = place.toString();
        return where.isEmpty() ? problem : where + ": " + problem;
    }
}
