package dev.cleave.logic.minimise;

import java.util.Arrays;

/** Sets of at most 64 elements, a set in a word: those that contain no other. */
final class MinimalMasks {
    private final long[] kept;
    private int size;
    private long singles;

    private MinimalMasks(int most) {
        this.kept = new long[most];
    }

    static long[] of(long[] sets) {
        MinimalMasks minimal = new MinimalMasks(sets.length);
        for (long[] sameSize : bySize(sets)) {
            minimal.addAll(sameSize);
        }
        return Arrays.copyOf(minimal.kept, minimal.size);
    }

    private void addAll(long[] sameSize) {
        int smaller = size;
        Arrays.sort(sameSize);
        for (int i = 0; i < sameSize.length; i++) {
            boolean again = i > 0 && sameSize[i] == sameSize[i - 1];
            if (!again && (sameSize[i] & singles) == 0 && !containsOneOf(sameSize[i], smaller)) {
                kept[size++] = sameSize[i];
            }
        }
        if (sameSize.length > 0 && Long.bitCount(sameSize[0]) == 1) {
            Arrays.stream(sameSize).forEach(set -> singles |= set);
        }
    }

    private boolean containsOneOf(long set, int smaller) {
        for (int i = 0; i < smaller; i++) {
            if ((kept[i] & ~set) == 0) {
                return true;
            }
        }
        return false;
    }

    private static long[][] bySize(long[] sets) {
        int[] counts = new int[Long.SIZE + 1];
        for (long set : sets) {
            counts[Long.bitCount(set)]++;
        }
        long[][] buckets = new long[counts.length][];
        Arrays.setAll(buckets, n -> new long[counts[n]]);
        for (long set : sets) {
            int n = Long.bitCount(set);
            buckets[n][--counts[n]] = set;
        }
        return buckets;
    }
}
