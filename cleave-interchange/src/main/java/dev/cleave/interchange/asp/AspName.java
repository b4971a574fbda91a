package dev.cleave.interchange.asp;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Any text as a name that ASP accepts (a lower-case letter, then letters, digits, underscores), and back. Most names stay as
 * they are. A character that may not stand in a name becomes {@code _uHEX_}; a name that does not begin with a lower-case
 * letter, or that is taken by the language or by {@link AspText}, gets {@code x_} before it: {@code CycD} is {@code x_CycD},
 * {@code cap-shape} is {@code cap_u2d_shape}. Different texts have different names.
 */
public final class AspName {
    private static final String PREFIX = "x_";
    private static final Set<String> RESERVED = Set.of(
            "not",
            AspAtoms.ABOVE,
            AspAtoms.AFTER,
            AspAtoms.MISSING,
            AspAtoms.ROW,
            AspAtoms.AUXILIARY,
            AspAtoms.AGAINST,
            AspAtoms.CARRY,
            AspAtoms.TALLY);
    private static final Pattern PLAIN_START = Pattern.compile("[a-z].*", Pattern.DOTALL);
    private static final Pattern ESCAPE = Pattern.compile("_u([0-9a-f]+)_");

    private AspName() {}

    public static String encode(String text) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            append(text, i, name);
        }
        boolean plain = PLAIN_START.matcher(name).matches() && name.indexOf(PREFIX) != 0 && !RESERVED.contains(text);
        return plain ? name.toString() : PREFIX + name;
    }

    /** The text whose name it is. */
    public static String decode(String name) {
        String rest = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
        StringBuilder text = new StringBuilder();
        Matcher escapes = ESCAPE.matcher(rest);
        int end = 0;
        while (escapes.find()) {
            text.append(rest, end, escapes.start()).appendCodePoint(Integer.parseInt(escapes.group(1), 16));
            end = escapes.end();
        }
        return text.append(rest, end, rest.length()).toString();
    }

    private static void append(String text, int i, StringBuilder name) {
        int character = text.codePointAt(i);
        boolean plain = character == '_' ? !looksLikeEscape(text, i) : isPlain(character);
        if (plain) {
            name.appendCodePoint(character);
        } else {
            name.append("_u").append(Integer.toHexString(character)).append('_');
        }
    }

    /** An underscore that, with what follows it, could be read as an escape. */
    private static boolean looksLikeEscape(String text, int i) {
        return text.startsWith("_u", i) && i + 2 < text.length() && Character.digit(text.charAt(i + 2), 16) >= 0;
    }

    private static boolean isPlain(int character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9';
    }
}
