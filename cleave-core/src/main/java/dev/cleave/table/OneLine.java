package dev.cleave.table;

import dev.cleave.logic.PlainName;
import java.util.List;
import java.util.stream.Collectors;

/** Text from a file, made fit for a message of one line: no control characters but their escapes, not too long. */
public final class OneLine {
    private static final int LONGEST = 60;

    private OneLine() {}

    /** With escapes in place of characters that are not seen, at any length. */
    static String flat(String text) {
        return text.codePoints().allMatch(character -> character >= ' ' && character < 127)
                ? text
                : PlainName.escaped(text).replace("\\'", "'");
    }

    public static String of(String text) {
        return shortened(flat(text));
    }

    public static String quoted(String text) {
        return "'" + escaped(text) + "'";
    }

    private static String escaped(String text) {
        return shortened(PlainName.escaped(text).replace("\\'", "'"));
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 3) + "...";
    }

    /** The first few of them: {@code a, b, c, ...}. */
    public static String listed(List<String> texts, int most) {
        String first = texts.stream().limit(most).map(OneLine::escaped).collect(Collectors.joining(", "));
        return texts.size() > most ? first + ", ..." : first;
    }
}
