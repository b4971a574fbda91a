package dev.cleave.cli.terminal;

import java.util.Map;
import java.util.regex.Pattern;

/** How text stands out, where what shows it can: bold headings, bars and warnings in a colour. */
public record TerminalStyle(boolean hasColours) {
    private static final Pattern BAR = Pattern.compile("[\u2588-\u258F]+");

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

    /** A line of an answer, which may end in a bar. */
    public String line(String text) {
        return hasColours ? BAR.matcher(text).replaceAll("\u001b[36m$0\u001b[0m") : text;
    }

    public String warning(String text) {
        return hasColours ? "\u001b[33m" + text + "\u001b[0m" : text;
    }
}
