package dev.cleave.encoding.label;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.table.cell.TruthWord;
import dev.cleave.table.cell.ValueCount;
import java.util.Locale;
import java.util.Set;

/**
 * Which of two values is the positive one: the truer of two words of truth; else the one that alone is a word for
 * positive; else, of a target, the rarer one; else the greater number; else the later text.
 */
public final class PositiveValue {
    private static final Set<String> POSITIVE = Set.of("true", "yes", "t", "y", "on", "p", "pos", "positive", "+");

    private PositiveValue() {}

    /** Of two values of a target, which is mostly there to find the rare ones. */
    static String of(ValueCount a, ValueCount b) {
        if (isRarer(a, b)) {
            return a.count() < b.count() ? a.value() : b.value();
        }
        return of(a.value(), b.value());
    }

    /** Whether no word says which is meant, and one is rarer. */
    static boolean isRarer(ValueCount a, ValueCount b) {
        return isPositive(a.value()) == isPositive(b.value())
                && !TruthWord.isPair(a.value(), b.value())
                && a.count() != b.count();
    }

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
