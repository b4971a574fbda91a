package dev.cleave.rules.search.body;

import dev.cleave.logic.bits.RowSets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/** Exact line search over all thresholds of one column. A missing number is not above any of them. */
final class CutSearch {
    private final double[] numbers; // those that are there, ascending
    private final int[] rows; // the rows that they stand in
    private final int count;

    CutSearch(NumberColumn column, int count) {
        this.count = count;
        this.rows = IntStream.range(0, count)
                .filter(row -> !Double.isNaN(column.at(row)))
                .boxed()
                .sorted(Comparator.comparingDouble(column::at))
                .mapToInt(Integer::intValue)
                .toArray();
        this.numbers = Arrays.stream(rows).mapToDouble(column::at).toArray();
    }

    /** The rows in which {@code x > threshold}. */
    long[] above(double threshold) {
        long[] high = new long[(count + 63) >>> 6];
        for (int i = firstAbove(threshold); i < rows.length; i++) {
            high[rows[i] >>> 6] |= 1L << rows[i];
        }
        return high;
    }

    private int firstAbove(double threshold) {
        int low = 0;
        int high = numbers.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (numbers[middle] > threshold) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /**
     * The cut with the most worth on its side among the eligible rows; none where these have fewer than two numbers.
     *
     * @param worth of each row; rows without any do not bound the cut
     */
    Optional<ThresholdCut> best(long[] eligible, double[] worth, boolean above) {
        int[] used = IntStream.range(0, rows.length)
                .filter(i -> RowSets.get(eligible, rows[i]) && worth[rows[i]] != 0)
                .toArray();
        double side =
                above ? Arrays.stream(used).mapToDouble(i -> worth[rows[i]]).sum() : missing(eligible, worth, used);
        Optional<ThresholdCut> best = Optional.empty();
        for (int i = 0; i + 1 < used.length; i++) {
            double own = worth[rows[used[i]]];
            side += above ? -own : own;
            double here = numbers[used[i]];
            double next = numbers[used[i + 1]];
            if (here < next && (best.isEmpty() || side > best.get().worth())) {
                best = Optional.of(new ThresholdCut(here, next, side));
            }
        }
        return best;
    }

    /** The worth of the eligible rows that have no number. */
    private double missing(long[] eligible, double[] worth, int[] used) {
        double sum = 0;
        for (int row = 0; row < worth.length; row++) {
            sum += RowSets.get(eligible, row) ? worth[row] : 0;
        }
        return sum - Arrays.stream(used).mapToDouble(i -> worth[rows[i]]).sum();
    }
}
