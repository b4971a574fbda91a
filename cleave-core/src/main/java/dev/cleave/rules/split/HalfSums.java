package dev.cleave.rules.split;

import java.util.Arrays;

/** The sums of all subsets of some weights, up to a ceiling, ascending, each with the number of subsets that have it. */
final class HalfSums {
    private final long[] sums;
    private final long[] before; // [sums + 1], how many subsets have a smaller sum

    private HalfSums(long[] sums, long[] before) {
        this.sums = sums;
        this.before = before;
    }

    /** Those of no weights: one subset, with sum 0. */
    static HalfSums ofNothing() {
        return new HalfSums(new long[1], new long[] {0, 1});
    }

    int size() {
        return sums.length;
    }

    /** With one more weight, which is not 0: the sums without it and the sums with it are merged. */
    HalfSums with(long weight, long ceiling) {
        int last = atMost(ceiling - weight);
        long[] merged = new long[sums.length + last];
        long[] below = new long[sums.length + last + 1];
        int count = 0;
        int with = 0;
        for (int without = 0; without < sums.length; ) {
            if (with < last && sums[with] + weight < sums[without]) {
                merged[count] = sums[with] + weight;
                below[count + 1] = below[count] + subsets(with++);
            } else {
                boolean both = with < last && sums[with] + weight == sums[without];
                merged[count] = sums[without];
                below[count + 1] = below[count] + subsets(without++) + (both ? subsets(with++) : 0);
            }
            count++;
        }
        for (; with < last; count++) {
            merged[count] = sums[with] + weight;
            below[count + 1] = below[count] + subsets(with++);
        }
        return new HalfSums(Arrays.copyOf(merged, count), Arrays.copyOf(below, count + 1));
    }

    /** How many pairs of a subset here and a subset there have a sum from {@code low} to below {@code high}. */
    WideSum pairs(HalfSums other, long low, long high) {
        WideSum pairs = new WideSum();
        int from = other.sums.length;
        int to = other.sums.length;
        for (int i = 0; i < sums.length; i++) {
            while (to > 0 && sums[i] + other.sums[to - 1] >= high) {
                to--;
            }
            while (from > 0 && sums[i] + other.sums[from - 1] >= low) {
                from--;
            }
            pairs.addProduct(subsets(i), other.before[to] - other.before[Math.min(from, to)]);
        }
        return pairs;
    }

    private long subsets(int i) {
        return before[i + 1] - before[i];
    }

    /** How many sums are at most this. */
    private int atMost(long value) {
        int found = Arrays.binarySearch(sums, value);
        return found >= 0 ? found + 1 : -found - 1;
    }
}
