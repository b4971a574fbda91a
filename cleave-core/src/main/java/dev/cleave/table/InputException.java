package dev.cleave.table;

import java.util.List;

/** The input is at fault; the message, one line, says where, what is wrong and what to do. */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient SourceLocation place;
    private final transient List<Setting> settings;

    /** @param settings those that the message speaks of */
    public InputException(SourceLocation place, String problem, Setting... settings) {
        super(describe(place, problem));
        this.place = place;
        this.settings = List.of(settings);
    }

    public InputException(SourceLocation place, String problem, Throwable cause) {
        super(describe(place, problem), cause);
        this.place = place;
        this.settings = List.of();
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    public SourceLocation place() {
        return place;
    }

    /** What to say otherwise; none where the input itself has to change. */
    public List<Setting> settings() {
        return settings;
    }

    private static String describe(SourceLocation place, String problem) {
        String where = place.toString();
        return where.isEmpty() ? problem : where + ": " + problem;
    }
}
