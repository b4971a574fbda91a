package dev.cleave.table;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Seeded ways to hold rows out. With one output, or the outputs of classes, each part gets its share of every class
 * (stratified); with several labels the rows are only shuffled. The same seed gives the same rows; within a part they ascend.
 */
public final class Splits {
    private final List<Rows> strata;

    private Splits(List<Rows> strata) {
        this.strata = strata;
    }

    /** Stratified with one output, shuffled with several; an {@link InputException} where there are fewer than two rows. */
    public static Splits of(BitMatrix targets) {
        requireTwo(targets);
        return targets.columns() == 1 ? stratified(targets) : new Splits(List.of(Rows.all(targets.rows())));
    }

    /** Every combination of outputs is a class; an {@link InputException} where there are fewer than two rows. */
    public static Splits stratified(BitMatrix targets) {
        requireTwo(targets);
        Map<LongBuffer, IntStream.Builder> classes = new TreeMap<>();
        long[] words = new long[targets.wordsPerRow()];
        LongBuffer key = LongBuffer.wrap(words); // looked up with, and never kept
        for (int row = 0; row < targets.rows(); row++) {
            for (int i = 0; i < words.length; i++) {
                words[i] = targets.word(row, i);
            }
            IntStream.Builder rows = classes.get(key);
            if (rows == null) {
                rows = IntStream.builder();
                classes.put(LongBuffer.wrap(words.clone()), rows);
            }
            rows.add(row);
        }
        return new Splits(classes.values().stream()
                .map(rows -> Rows.own(rows.build().toArray()))
                .toList());
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
        List<int[]> classes =
                strata.stream().map(rows -> rows.stream().toArray()).toList();
        classes.forEach(rows -> shuffle(rows, random));
        return classes.stream().flatMapToInt(IntStream::of).toArray();
    }

    private int rows() {
        return strata.stream().mapToInt(Rows::size).sum();
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

    private static void shuffle(int[] rows, SplittableRandom random) {
        for (int i = rows.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int other = rows[j];
            rows[j] = rows[i];
            rows[i] = other;
        }
    }
}
