package dev.cleave.interchange.asp;

import java.util.regex.Pattern;

/**
 * Any value as a term of ASP, and back: {@code foul} and {@code 3} as they are, all else in quotes. Different values have
 * different terms.
 */
public final class AspTerm {
    private static final Pattern CONSTANT = Pattern.compile("(?!not$)[a-z][A-Za-z0-9_]*");
    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]{0,8}");

    private AspTerm() {}

    public static String encode(String value) {
        boolean plain =
                CONSTANT.matcher(value).matches() || INTEGER.matcher(value).matches();
        return plain ? value : quoted(value);
    }

    static String quoted(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\n", "\\n").replace("\"", "\\\"") + '"';
    }

    /** The value whose term it is. */
    public static String decode(String term) {
        if (!term.startsWith("\"")) {
            return term;
        }
        StringBuilder value = new StringBuilder();
        for (int i = 1; i < term.length() - 1; i++) {
            char next = term.charAt(i);
            if (next == '\\') {
                i++;
                next = term.charAt(i) == 'n' ? '\n' : term.charAt(i);
            }
            value.append(next);
        }
        return value.toString();
    }
}
