package dev.cleave.spark.profile;

import dev.cleave.table.Column;
import dev.cleave.table.cell.CellText;
import java.io.Serializable;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * How often the values of a column occur, while these are few; and how many numbers lie between pivots. All counts are whole, so that their
 * sum does not depend on the order, and a task that is repeated changes nothing.
 */
final class ColumnCount implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Different values of a column that are counted one by one. */
    static final int MOST_VALUES = 10_000;

    private static final double NEARLY = 0.999; // of all rows

    private final Pivots pivots;
    private final long[] upTo; // [pivots + 1] numbers at most a pivot and above the one before; the last, above all
    private final TreeMap<String, Long> values = new TreeMap<>();
    private boolean hasMany;
    private long gaps;
    private long texts;
    private String firstText = ""; // in their order
    private double least = Double.POSITIVE_INFINITY;
    private double greatest = Double.NEGATIVE_INFINITY;
    private boolean allWhole = true;

    ColumnCount(Pivots pivots) {
        this.pivots = pivots;
        this.upTo = new long[pivots.count() + 1];
    }

    void add(Column column) {
        int[] counts = column.counts();
        int different = column.values().size();
        gaps += counts[different];
        for (int code = 0; code < different; code++) {
            if (counts[code] > 0) {
                add(CellText.key(column.values().get(code)), counts[code]);
            }
        }
    }

    private void add(String value, long count) {
        OptionalDouble number = CellText.number(value);
        if (number.isPresent()) {
            addNumber(number.getAsDouble(), count);
        } else {
            texts += count;
            firstText = first(firstText, value);
        }
        if (!hasMany) {
            values.merge(value, count, Long::sum);
            forgetMany();
        }
    }

    private void addNumber(double number, long count) {
        upTo[pivots.below(number)] += count;
        least = Math.min(least, number);
        greatest = Math.max(greatest, number);
        allWhole &= number == Math.rint(number);
    }

    private void forgetMany() {
        if (values.size() > MOST_VALUES) {
            hasMany = true;
            values.clear();
        }
    }

    private static String first(String one, String other) {
        return one.isEmpty() || (!other.isEmpty() && other.compareTo(one) < 0) ? other : one;
    }

    /** Adds what was counted of other rows with the same pivots. */
    ColumnCount plus(ColumnCount other) {
        for (int i = 0; i < upTo.length; i++) {
            upTo[i] += other.upTo[i];
        }
        gaps += other.gaps;
        texts += other.texts;
        firstText = first(firstText, other.firstText);
        least = Math.min(least, other.least);
        greatest = Math.max(greatest, other.greatest);
        allWhole &= other.allWhole;
        hasMany |= other.hasMany;
        if (hasMany) {
            values.clear();
        } else {
            other.values.forEach((value, count) -> values.merge(value, count, Long::sum));
            forgetMany();
        }
        return this;
    }

    Pivots pivots() {
        return pivots;
    }

    /** Numbers at most a pivot and above the one before; behind the last, those above all. */
    long upTo(int pivot) {
        return upTo[pivot];
    }

    /** Whether there are more different values than are counted one by one. */
    boolean hasMany() {
        return hasMany;
    }

    /** By value; empty where there are many. */
    Map<String, Long> values() {
        return values;
    }

    long gaps() {
        return gaps;
    }

    long texts() {
        return texts;
    }

    String firstText() {
        return firstText;
    }

    long numbers() {
        long sum = 0;
        for (long count : upTo) {
            sum += count;
        }
        return sum;
    }

    double greatest() {
        return greatest;
    }

    /**
     * Whether they are whole numbers of which each may occur once, about as many from the least to the greatest as there are rows; those held
     * out are not counted here.
     *
     * @param rows of the table
     */
    boolean mayNumber(long rows) {
        double range = greatest - least + 1;
        boolean isOneEach = allWhole && gaps == 0 && texts == 0 && range >= numbers();
        return isOneEach && range <= rows && range >= NEARLY * rows && fitsBetweenPivots();
    }

    private boolean fitsBetweenPivots() {
        double below = least - 1;
        for (int i = 0; i < upTo.length; i++) {
            double pivot = i < pivots.count() ? pivots.number(i) : Math.max(below, greatest);
            if (upTo[i] > pivot - below) {
                return false;
            }
            below = Math.max(below, pivot);
        }
        return true;
    }
}
