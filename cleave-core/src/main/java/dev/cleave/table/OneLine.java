package dev.cleave.table;

import java.util.List;
import java.util.stream.Collectors;

/** Text from a file, made fit for a message of one line: no control characters, not too long. */
public final class OneLine {
    private static final int LONGEST = 60;

    private OneLine() {}

    /** Without control characters, at any length. */
    static String flat(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }

    public static String of(String text) {
        String flat = flat(text);
        return flat.length() <= LONGEST ? flat : flat.substring(0, LONGEST - 3) + "...";
    }

    public static String quoted(String text) {
        return "'" + of(text) + "'";
    }

    /** The first few of them: {@code a, b, c, ...}. */
    public static String listed(List<String> texts, int most) {
        String first = texts.stream().limit(most).map(OneLine::of).collect(Collectors.joining(", "));
        return texts.size() > most ? first + ", ..." : first;
    }
}
