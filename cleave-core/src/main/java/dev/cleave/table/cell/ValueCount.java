package dev.cleave.table.cell;

import java.util.Comparator;

/**
 * A distinct value of a column and how often it occurs.
 *
 * @param number what it says as a number; NaN where it is not one
 */
public record ValueCount(String value, double number, int count) {
    /** Numbers in their order, before all other texts in theirs. */
    public static final Comparator<ValueCount> ORDER =
            Comparator.comparingDouble(ValueCount::number).thenComparing(ValueCount::value);

    public static ValueCount of(String value, int count) {
        return new ValueCount(value, CellText.number(value).orElse(Double.NaN), count);
    }

    ValueCount plus(int more) {
        return new ValueCount(value, number, count + more);
    }

    public boolean isNumber() {
        return !Double.isNaN(number);
    }

    boolean isInteger() {
        return Math.rint(number) == number;
    }
}
