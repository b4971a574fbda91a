package dev.cleave.cli.terminal;

import java.util.Map;

/** How text stands out, where what shows it can: bold headings, and warnings in a colour. */
public record TerminalStyle(boolean hasColours) {
    /**
     * Whether a person is shown colours.
     *
     * @param wanted always, never, or auto: where it is a terminal that has them, and NO_COLOR does not say otherwise
     * @param isTerminal whether standard output is one
     */
    public static TerminalStyle of(When wanted, boolean isTerminal, Map<String, String> environment) {
        return new TerminalStyle(
                switch (wanted) {
                    case ALWAYS -> true;
                    case NEVER -> false;
                    case AUTO ->
                        isTerminal
                                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
                });
    }

    /** When there are colours. */
    public enum When {
        AUTO,
        ALWAYS,
        NEVER
    }

    public String heading(String text) {
        return hasColours ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    public String warning(String text) {
        return hasColours ? "\u001b[33m" + text + "\u001b[0m" : text;
    }
}
