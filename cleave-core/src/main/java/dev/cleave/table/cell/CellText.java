package dev.cleave.table.cell;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;

/** How the text of one cell is understood, the same in a file, in a table and in a single new row. */
public final class CellText {
    private static final Set<String> MISSING = Set.of("", "?", "na", "n/a", "nan", "null");
    private static final Pattern INFINITE = Pattern.compile("[+-]?[iI]nf(?:inity)?");
    private static final Pattern CANONICAL =
            Pattern.compile("-?[1-9]\\d{0,14}(?:\\.\\d*[1-9])?|0|-?0\\.0{0,5}[1-9](?:\\d*[1-9])?");
    private static final Pattern CODE = Pattern.compile("[+-]?0\\d.*|.*[eE][+-]?\\d{5,}");

    private CellText() {}

    public static boolean isMissing(String text) {
        String stripped = text.strip();
        return stripped.length() <= 4 && MISSING.contains(stripped.toLowerCase(Locale.ROOT));
    }

    /** The number it says. Infinity and numbers too great for a double are infinite; {@code 1d} and {@code 0x1} are text. */
    public static OptionalDouble number(String text) {
        String stripped = text.strip();
        if (DecimalSyntax.matches(stripped)) {
            return OptionalDouble.of(Double.parseDouble(stripped));
        }
        if (INFINITE.matcher(stripped).matches()) {
            return OptionalDouble.of(stripped.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
        }
        return OptionalDouble.empty();
    }

    /** What a cell is compared by: {@code 2}, {@code 2.0} and {@code +2} are the same value; {@code 02} is a code, not a number. */
    public static String key(String text) {
        String stripped = text.strip();
        if (CANONICAL.matcher(stripped).matches()) {
            return stripped; // as nearly all are; what follows finds the same, slowly
        }
        boolean decimal =
                DecimalSyntax.matches(stripped) && !CODE.matcher(stripped).matches();
        return decimal ? ShortestDecimal.of(new BigDecimal(stripped)) : stripped;
    }
}
