package dev.cleave.logic;

import java.util.List;
import java.util.Locale;

/**
 * A column or a value as texts name it: as it is or, where it could be taken for something else, in quotes and with escapes. Different
 * names have different texts, and so have atoms that are made of them.
 */
public final class PlainName {
    private static final List<String> JOINTS = List.of(
            " and ",
            " or ",
            " if ",
            " = ",
            " > ",
            " < ",
            " <= ",
            ", ",
            ": ",
            "; ",
            " is missing",
            " (or missing)",
            "{",
            "}");

    private static final String MARKS = "'#:"; // that something else begins with

    private PlainName() {}

    public static String of(String name) {
        boolean isPlain = !name.isBlank()
                && MARKS.indexOf(name.charAt(0)) < 0
                && !(name + " ").startsWith("not ")
                && name.equals(name.strip())
                && name.codePoints().allMatch(PlainName::isPlain)
                && JOINTS.stream().noneMatch(name::contains);
        return isPlain ? name : "'" + escaped(name) + "'";
    }

    /** Without anything that is not seen, or seen as something else. */
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(character -> {
            if (character == '\\' || character == '\'') {
                escaped.append('\\').appendCodePoint(character);
            } else if (isPlain(character)) {
                escaped.appendCodePoint(character);
            } else {
                escaped.append(
                        switch (character) {
                            case '\t' -> "\\t";
                            case '\n' -> "\\n";
                            case '\r' -> "\\r";
                            default -> String.format(Locale.ROOT, "\\u{%x}", character);
                        });
            }
        });
        return escaped.toString();
    }

    private static boolean isPlain(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> character == ' ';
            default -> true;
        };
    }
}
