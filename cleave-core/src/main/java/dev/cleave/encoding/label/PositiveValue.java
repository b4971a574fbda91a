package dev.cleave.encoding.label;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.table.cell.ValueCount;
import java.util.Locale;
import java.util.Set;

/**
 * Which of two values is the positive one: the truer of two words of truth; else the one that alone is a word for
 * positive; else the greater number; else the later text.
 */
public final class PositiveValue {
    private static final Set<String> POSITIVE = Set.of("true", "yes", "t", "y", "on", "p", "pos", "positive", "+");

    private PositiveValue() {}

    static String of(String a, String b) {
        if (isPositive(a) != isPositive(b)) {
            return isPositive(a) ? a : b;
        }
        return ValueCount.ORDER.compare(ValueCount.of(a, 1), ValueCount.of(b, 1)) > 0 ? a : b;
    }

    public static BooleanColumn column(String name, String a, String b) {
        String positive = of(a, b);
        return new BooleanColumn(name, positive, positive.equals(a) ? b : a);
    }

    private static boolean isPositive(String value) {
        return POSITIVE.contains(value.toLowerCase(Locale.ROOT));
    }
}
