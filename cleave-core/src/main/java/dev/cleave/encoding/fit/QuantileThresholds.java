package dev.cleave.encoding.fit;

import dev.cleave.logic.ShortestDecimal;
import dev.cleave.table.cell.ValueCount;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Thresholds at quantiles of the training values, each half-way between two adjacent distinct values. Each cut takes an
 * equal share of the rows that are left above the one before, so that a frequent value costs one cut and not all.
 */
final class QuantileThresholds {
    private static final int LEAST_INTEGERS = 5;
    private static final int FEW_INTEGERS = 10;
    private static final int FEW_DIGITS = 4;
    private static final double FAR_APART = 1e6;

    private QuantileThresholds() {}

    /** At most {@code most} thresholds, ascending, for ascending distinct numbers; all midpoints if there are no more. */
    static List<Double> of(List<ValueCount> numbers, int most) {
        boolean whole = isScale(numbers.stream().mapToDouble(ValueCount::number).toArray());
        List<Double> cuts = new ArrayList<>();
        double left = numbers.stream().mapToInt(ValueCount::count).sum();
        double taken = 0;
        for (int i = 0; i + 1 < numbers.size() && cuts.size() < most; i++) {
            ValueCount next = numbers.get(i + 1);
            taken += numbers.get(i).count();
            int cutsLeft = most - cuts.size();
            boolean takeAll = numbers.size() - 1 - i <= cutsLeft;
            if (takeAll || closer(taken, taken + next.count(), left / (cutsLeft + 1))) {
                double cut = midpoint(numbers.get(i).number(), next.number());
                cuts.add(whole ? Math.floor(cut) : cut);
                left -= taken;
                taken = 0;
            }
        }
        return cuts;
    }

    /** Whether these are few whole numbers, such as grades, of which thresholds say one: {@code grade > 4}, not {@code grade > 4.5}. */
    static boolean isScale(double... numbers) {
        return numbers.length >= LEAST_INTEGERS
                && numbers.length <= FEW_INTEGERS
                && Arrays.stream(numbers)
                        .allMatch(number -> number == Math.rint(number) && Math.abs(number) < FAR_APART);
    }

    /** Whether to stop here, because the next boundary is further from the share that is wanted. */
    private static boolean closer(double here, double next, double share) {
        return Math.abs(here - share) <= Math.abs(next - share);
    }

    /** A decimal about half-way, by orders of magnitude where these are many; where there is none between the two, the lower, which also separates them. */
    static double midpoint(double lower, double upper) {
        if (!Double.isFinite(lower) || !Double.isFinite(upper)) {
            return Double.isFinite(lower) ? lower : Math.nextDown(upper);
        }
        if (lower != 0 && upper != 0 && Math.max(lower / upper, upper / lower) >= FAR_APART) {
            return halfOfTheOrders(lower, upper);
        }
        BigDecimal low = new BigDecimal(ShortestDecimal.of(lower));
        BigDecimal high = new BigDecimal(ShortestDecimal.of(upper));
        double middle = readable(low, high).doubleValue();
        return middle >= lower && middle < upper ? middle : lower;
    }

    /** Of numbers of one sign. */
    private static double halfOfTheOrders(double lower, double upper) {
        double root = Math.copySign(Math.sqrt(Math.abs(lower)) * Math.sqrt(Math.abs(upper)), lower);
        return new BigDecimal(root).round(new MathContext(1)).doubleValue();
    }

    /** The middle; if that has many digits, the shortest number near it, in the middle half of the gap. */
    private static BigDecimal readable(BigDecimal low, BigDecimal high) {
        BigDecimal middle = low.add(high).divide(BigDecimal.valueOf(2));
        BigDecimal quarter = high.subtract(low).divide(BigDecimal.valueOf(4));
        for (int digits = FEW_DIGITS; digits < middle.precision(); digits++) {
            BigDecimal rounded = middle.round(new MathContext(digits));
            if (rounded.subtract(middle).abs().compareTo(quarter) <= 0) {
                return rounded;
            }
        }
        return middle;
    }
}
