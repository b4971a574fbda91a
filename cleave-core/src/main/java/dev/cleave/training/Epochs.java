package dev.cleave.training;

import java.util.SplittableRandom;

/** Goes through all rows again and again, in batches, in a new random order each time. The last batch may be short. */
final class Epochs {
    private final int[] order;
    private final int batch;
    private final SplittableRandom random;
    private int from;
    private int to;
    private long epoch = -1;

    Epochs(int rows, int batch, SplittableRandom random) {
        this.order = new int[rows];
        for (int i = 0; i < rows; i++) {
            order[i] = i;
        }
        this.batch = batch;
        this.random = random;
        this.to = rows;
    }

    /** Moves on to the next batch. */
    void advance() {
        if (to == order.length) {
            shuffle();
            to = 0;
            epoch++;
        }
        from = to;
        to = Math.min(order.length, from + batch);
    }

    /** The rows of the current batch stand in this array from {@link #from()} up to {@link #to()}. */
    int[] order() {
        return order;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    boolean isLastOfEpoch() {
        return to == order.length;
    }

    /** Counted from 0. */
    long epoch() {
        return epoch;
    }

    private void shuffle() {
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int other = order[j];
            order[j] = order[i];
            order[i] = other;
        }
    }
}
