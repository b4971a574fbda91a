package dev.cleave.encoding.fit;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.cell.ColumnProfile;
import dev.cleave.table.cell.ValueCount;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The distinct numbers of a column in some rows, and the gaps between them: every threshold within one gap says the same of
 * these rows. Gap 0 is below all numbers, gap n above the n-th.
 */
public final class ColumnGaps {
    private final NumericColumn column;
    private final double[] numbers; // ascending
    private final boolean hasMissing;

    private ColumnGaps(NumericColumn column, double[] numbers, boolean hasMissing) {
        this.column = column;
        this.numbers = numbers;
        this.hasMissing = hasMissing;
    }

    public static ColumnGaps of(Table table, NumericColumn column, Rows rows) {
        ColumnProfile profile = ColumnProfile.of(table.column(column.name()), rows);
        double[] numbers =
                profile.numbers().stream().mapToDouble(ValueCount::number).toArray();
        return new ColumnGaps(column, numbers, profile.hasGaps() || !profile.allNumbers());
    }

    /** Those of all numeric columns of an encoding, in the order of their measurements. */
    public static List<ColumnGaps> of(Table table, Encoding encoding, Rows rows) {
        return encoding.numericColumns().stream()
                .map(column -> of(table, column, rows))
                .toList();
    }

    public NumericColumn column() {
        return column;
    }

    /** The gap that a threshold on the standardised scale is in. */
    public int gapOf(float threshold) {
        return (int) Arrays.stream(numbers)
                .filter(number -> !(column.scale().standardised(number) > threshold))
                .count();
    }

    /** Whether no row is above this gap's thresholds. */
    public boolean isAboveAll(int gap) {
        return gap == numbers.length;
    }

    /** Whether every row is above this gap's thresholds; never so where a number is missing. */
    public boolean isBelowAll(int gap) {
        return gap == 0 && !hasMissing;
    }

    /**
     * So many thresholds within a gap, ascending, the first of them as short as can be. An {@link IllegalArgumentException}
     * where the numbers are too close for that many.
     */
    public List<Double> cuts(int gap, int count) {
        double low = gap > 0 ? numbers[gap - 1] : below(numbers[0]);
        double high = gap < numbers.length ? numbers[gap] : above(numbers[gap - 1]);
        double[] cuts = new double[count];
        for (int i = 0; i < count; i++) {
            cuts[i] = QuantileThresholds.midpoint(i == 0 ? low : cuts[i - 1], high);
        }
        if (count == 1 && QuantileThresholds.isScale(numbers) && Math.floor(cuts[0]) >= low) {
            cuts[0] = Math.floor(cuts[0]);
        }
        if (IntStream.range(1, count).anyMatch(i -> cuts[i - 1] >= cuts[i]) || !Double.isFinite(cuts[0])) {
            throw new IllegalArgumentException(
                    count + " thresholds of '" + column.name() + "' don't fit between " + low + " and " + high);
        }
        return Arrays.stream(cuts).boxed().toList();
    }

    private double below(double number) {
        return Double.isFinite(number) ? number - Math.max(column.scale().deviation(), Math.ulp(number)) : number;
    }

    private double above(double number) {
        return Double.isFinite(number) ? number + Math.max(column.scale().deviation(), Math.ulp(number)) : number;
    }
}
