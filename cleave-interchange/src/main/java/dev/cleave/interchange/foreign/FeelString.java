package dev.cleave.interchange.foreign;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text of FEEL, in quotes. */
final class FeelString {
    private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9a-fA-F]{4}|.)", Pattern.DOTALL);

    private FeelString() {}

    static String decode(String quoted) {
        Matcher escapes = ESCAPE.matcher(quoted.substring(1, quoted.length() - 1));
        return escapes.replaceAll(escape -> Matcher.quoteReplacement(plain(escape.group(1))));
    }

    private static String plain(String escape) {
        return switch (escape.charAt(0)) {
            case 'u' -> escape.length() == 5 ? Character.toString(Integer.parseInt(escape.substring(1), 16)) : "u";
            case 'n' -> "\n";
            case 't' -> "\t";
            case 'r' -> "\r";
            default -> escape;
        };
    }
}
