package dev.cleave.data;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * Thresholds at quantiles of the training values, each half-way between two adjacent distinct values. Each cut takes an
 * equal share of the rows that are left above the one before, so that a frequent value costs one cut and not all.
 */
final class Cuts {
    private static final int FEW_DIGITS = 4;

    private Cuts() {}

    /** At most {@code most} thresholds, ascending; all midpoints where there are no more. */
    static List<Double> of(SortedMap<Double, Integer> counts, int most) {
        List<Double> cuts = new ArrayList<>();
        int boundariesLeft = counts.size() - 1;
        double left = counts.values().stream().mapToInt(Integer::intValue).sum();
        double taken = 0;
        Map.Entry<Double, Integer> lower = null;
        for (Map.Entry<Double, Integer> upper : counts.entrySet()) {
            if (lower != null && cuts.size() < most) {
                taken += lower.getValue();
                double share = left / (most - cuts.size() + 1);
                boolean takeAll = boundariesLeft <= most - cuts.size();
                if (takeAll || closer(taken, taken + upper.getValue(), share)) {
                    cuts.add(midpoint(lower.getKey(), upper.getKey()));
                    left -= taken;
                    taken = 0;
                }
                boundariesLeft--;
            }
            lower = upper;
        }
        return cuts;
    }

    /** Whether to stop here, because the next boundary is further from the share that is wanted. */
    private static boolean closer(double here, double next, double share) {
        return Math.abs(here - share) <= Math.abs(next - share);
    }

    /** A decimal about half-way; where there is none between the two, the lower, which also separates them. */
    static double midpoint(double lower, double upper) {
        if (!Double.isFinite(lower) || !Double.isFinite(upper)) {
            return Double.isFinite(lower) ? lower : Math.nextDown(upper);
        }
        BigDecimal low = new BigDecimal(ShortestDecimal.of(lower));
        BigDecimal high = new BigDecimal(ShortestDecimal.of(upper));
        double middle = readable(low, high).doubleValue();
        return middle >= lower && middle < upper ? middle : lower;
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
