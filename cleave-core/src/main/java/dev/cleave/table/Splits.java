package dev.cleave.table;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Seeded ways to hold rows out. With one output, or the outputs of classes, each part gets its share of every class
 * (stratified); with several labels the rows are only shuffled. The same seed gives the same rows; within a part they ascend.
 */
public final class Splits {
    private final BitMatrix targets;
    private final List<LongBuffer> classes; // ascending; none where rows are only shuffled

    private Splits(BitMatrix targets, List<LongBuffer> classes) {
        this.targets = targets;
        this.classes = classes;
    }

    /** Stratified with one output, shuffled with several; an {@link InputException} where there are fewer than two rows. */
    public static Splits of(BitMatrix targets) {
        requireTwo(targets);
        return targets.columns() == 1 ? stratified(targets) : new Splits(targets, List.of());
    }

    /** Every combination of outputs is a class; an {@link InputException} where there are fewer than two rows. */
    public static Splits stratified(BitMatrix targets) {
        requireTwo(targets);
        Set<LongBuffer> classes = new TreeSet<>();
        long[] words = new long[targets.wordsPerRow()];
        LongBuffer key = LongBuffer.wrap(words); // looked up with, and never kept
        for (int row = 0; row < targets.rows(); row++) {
            read(targets, row, words);
            if (!classes.contains(key)) {
                classes.add(LongBuffer.wrap(words.clone()));
            }
        }
        return new Splits(targets, List.copyOf(classes));
    }

    private static void read(BitMatrix targets, int row, long[] words) {
        for (int i = 0; i < words.length; i++) {
            words[i] = targets.word(row, i);
        }
    }

    private static void requireTwo(BitMatrix targets) {
        if (targets.rows() < 2) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "a table of " + targets.rows() + " row can't be split; give at least two");
        }
    }

    /** Holds out a share of the rows, at least one and never all. */
    public Split holdOut(double share, long seed) {
        if (!(share > 0 && share < 1)) {
            throw new InputException(
                    SourceLocation.unknown(), "can't hold out " + share + " of the rows; give a share between 0 and 1");
        }
        double one = 1.0 / rows();
        double held = Math.min(Math.max(share, one), 1 - one);
        return split(shuffled(new SplittableRandom(seed)), i -> Math.round((i + 1) * held) > Math.round(i * held));
    }

    /** Each row is held out once. */
    public List<Split> folds(int k, long seed) {
        return folds(k, new SplittableRandom(seed));
    }

    /** As {@link #folds}, several times over with a new shuffle each; the folds of the first come first. */
    public List<Split> repeatedFolds(int k, int times, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Split> all = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            all.addAll(folds(k, random.split()));
        }
        return all;
    }

    private List<Split> folds(int k, SplittableRandom random) {
        if (k < 2 || k > rows()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    k + " folds of " + rows() + " rows are not possible; give from 2 to " + rows());
        }
        int[] order = shuffled(random);
        return IntStream.range(0, k)
                .mapToObj(fold -> split(order, i -> i % k == fold))
                .toList();
    }

    /** All rows: those of each class together, in random order. Every n-th of them is then a stratified choice. */
    private int[] shuffled(SplittableRandom random) {
        int[] ends = new int[Math.max(1, classes.size())]; // [classes]
        int[] order = byClass(ends);
        int start = 0;
        for (int end : ends) {
            shuffle(order, start, end, random);
            start = end;
        }
        return order;
    }

    /**
     * One array, as there may be very many rows.
     *
     * @param ends to be filled: where the rows of each class end
     */
    private int[] byClass(int[] ends) {
        int[] counts = new int[ends.length];
        for (int row = 0; row < rows(); row++) {
            counts[classOf(row)]++;
        }
        for (int i = 1; i < ends.length; i++) {
            ends[i] = ends[i - 1] + counts[i - 1]; // where they start, so far
        }
        int[] order = new int[rows()];
        for (int row = 0; row < order.length; row++) {
            order[ends[classOf(row)]++] = row;
        }
        return order;
    }

    private int classOf(int row) {
        if (classes.size() < 2) {
            return 0;
        }
        if (targets.columns() == 1) {
            return (int) targets.word(row, 0);
        }
        long[] words = new long[targets.wordsPerRow()];
        read(targets, row, words);
        return Collections.binarySearch(classes, LongBuffer.wrap(words));
    }

    private int rows() {
        return targets.rows();
    }

    private static Split split(int[] order, IntPredicate isHeldAt) {
        BitSet held = new BitSet(order.length);
        for (int i = 0; i < order.length; i++) {
            held.set(order[i], isHeldAt.test(i));
        }
        BitSet kept = new BitSet(order.length);
        kept.or(held);
        kept.flip(0, order.length);
        return new Split(Rows.of(kept), Rows.of(held));
    }

    private static void shuffle(int[] rows, int start, int end, SplittableRandom random) {
        for (int i = end - start - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int other = rows[start + j];
            rows[start + j] = rows[start + i];
            rows[start + i] = other;
        }
    }
}
