package dev.cleave.table.cell;

import dev.cleave.table.Column;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Numbers such as {@code 3,5}. They are read as 3.5 in a file whose separator is not the comma, in columns where every
 * value is a number then; elsewhere {@code 1,234} might be a thousand, and stays text.
 */
public final class DecimalComma {
    private static final Pattern WITH_COMMA = Pattern.compile("[+-]?\\d*,\\d+(?:[eE][+-]?\\d+)?");

    private DecimalComma() {}

    public static Column normalise(Column column) {
        boolean all = occurs(column) && column.values().stream().allMatch(value -> has(value) || isNumber(value));
        return all ? column.withValues(withPoints(column.values())) : column;
    }

    /** Whether some value is such a number. */
    public static boolean occurs(Column column) {
        return column.values().stream().anyMatch(DecimalComma::has);
    }

    private static boolean has(String value) {
        return WITH_COMMA.matcher(value).matches();
    }

    private static boolean isNumber(String value) {
        return CellText.number(value).isPresent();
    }

    private static List<String> withPoints(List<String> values) {
        return values.stream().map(value -> value.replace(',', '.')).toList();
    }
}
