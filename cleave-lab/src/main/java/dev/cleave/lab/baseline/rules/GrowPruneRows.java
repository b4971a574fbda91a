package dev.cleave.lab.baseline.rules;

import java.util.BitSet;
import java.util.SplittableRandom;

/** Draws two thirds of some rows to grow a rule from, and the others to prune it by, of each class its share. */
final class GrowPruneRows {
    private static final int PARTS = 3;

    private final SplittableRandom random;

    GrowPruneRows(SplittableRandom random) {
        this.random = random;
    }

    /** Two choices of rows that have none in common. */
    record Parts(BitSet grow, BitSet prune) {}

    Parts of(TwoClasses task, BitSet rows) {
        int[] positives = shuffled(rows.stream().filter(task::isPositive).toArray());
        int[] negatives =
                shuffled(rows.stream().filter(row -> !task.isPositive(row)).toArray());
        BitSet prune = new BitSet();
        for (int i = PARTS - 1; i < positives.length + negatives.length; i += PARTS) {
            prune.set(i < positives.length ? positives[i] : negatives[i - positives.length]);
        }
        BitSet grow = (BitSet) rows.clone();
        grow.andNot(prune);
        return new Parts(grow, prune);
    }

    private int[] shuffled(int[] rows) {
        for (int i = rows.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int row = rows[i];
            rows[i] = rows[other];
            rows[other] = row;
        }
        return rows;
    }
}
