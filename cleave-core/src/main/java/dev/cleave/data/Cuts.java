package dev.cleave.data;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * Thresholds at quantiles of the training values, each half-way between two adjacent distinct values. Each cut takes an
 * equal share of the rows that are left above the one before, so that a frequent value costs one cut and not all.
 */
final class Cuts {
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

    /** The decimal half-way; where there is none between the two, the lower, which also separates them. */
    static double midpoint(double lower, double upper) {
        if (!Double.isFinite(lower) || !Double.isFinite(upper)) {
            return Double.isFinite(lower) ? lower : Math.nextDown(upper);
        }
        BigDecimal sum = new BigDecimal(ShortestDecimal.of(lower)).add(new BigDecimal(ShortestDecimal.of(upper)));
        double middle = sum.divide(BigDecimal.valueOf(2)).doubleValue();
        return middle >= lower && middle < upper ? middle : lower;
    }
}
