package dev.cleave.lab.baseline.osdt;

import java.util.Arrays;

/** What is known of the best tree for some rows before any is looked at. */
final class Bounds {
    /** Costs are sums of prices: they differ by more than this or are the same. */
    static final double ROUNDING = 1e-7;

    private Bounds() {}

    /**
     * No tree costs less: one of n leaves has at most n different answers, and so is wrong about all rows but those of the n
     * most frequent classes; and it is wrong about the hopeless ones.
     */
    static double lower(int[] counts, int hopeless, double price) {
        int[] ascending = counts.clone();
        Arrays.sort(ascending);
        int others = Arrays.stream(counts).sum();
        double least = Double.POSITIVE_INFINITY;
        for (int leaves = 1; leaves <= counts.length; leaves++) {
            others -= ascending[counts.length - leaves];
            least = Math.min(least, leaves * price + Math.max(others, hopeless));
        }
        return least;
    }
}
