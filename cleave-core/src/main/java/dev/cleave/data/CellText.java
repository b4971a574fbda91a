package dev.cleave.data;

import dev.cleave.logic.ShortestDecimal;
import java.util.Comparator;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;

/** How the text of one cell is understood, the same in a file, in a table and in a single new row. */
final class CellText {
    private static final Set<String> MISSING = Set.of("", "?", "na", "n/a", "nan", "null");
    private static final Pattern NUMBER =
            Pattern.compile("[+-]?(?:(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?|[iI]nf(?:inity)?)");
    private static final Pattern PADDED = Pattern.compile("[+-]?0\\d.*");

    private CellText() {}

    static boolean isMissing(String text) {
        String stripped = text.strip();
        return stripped.length() <= 4 && MISSING.contains(stripped.toLowerCase(Locale.ROOT));
    }

    /** The number it says. Infinity and numbers too great for a double are infinite; {@code 1d} and {@code 0x1} are text. */
    static OptionalDouble number(String text) {
        String stripped = text.strip();
        return NUMBER.matcher(stripped).matches() ? OptionalDouble.of(parse(stripped)) : OptionalDouble.empty();
    }

    private static double parse(String number) {
        int sign = number.startsWith("-") ? -1 : 1;
        return number.toLowerCase(Locale.ROOT).contains("inf")
                ? sign * Double.POSITIVE_INFINITY
                : Double.parseDouble(number);
    }

    /** What a cell is compared by: {@code 2}, {@code 2.0} and {@code +2} are the same value; {@code 02} is a code, not a number. */
    static String key(String text) {
        String stripped = text.strip();
        OptionalDouble number = number(stripped);
        boolean plain = number.isPresent()
                && Double.isFinite(number.getAsDouble())
                && !PADDED.matcher(stripped).matches();
        return plain ? ShortestDecimal.of(number.getAsDouble()) : stripped;
    }

    /** Numbers in their order, before all other texts in theirs. */
    static Comparator<String> order() {
        return Comparator.<String>comparingDouble(text -> number(text).orElse(Double.POSITIVE_INFINITY))
                .thenComparing(Comparator.naturalOrder());
    }
}
