package dev.cleave.network;

import dev.cleave.table.BitMatrix;

/** The outputs are classes: the one with the largest raw value is the answer, the first of equals. */
public sealed interface ExclusiveHead extends Head permits MutexHead, ExactlyOneHead {
    @Override
    default boolean isExclusive() {
        return true;
    }

    @Override
    default void decide(double[] raw, int row, BitMatrix.Builder labels) {
        labels.set(row, Head.largest(raw, outputs()));
    }

    /** An {@link IllegalArgumentException} where there is nothing to choose from. */
    static void require(int classes) {
        if (classes < 2) {
            throw new IllegalArgumentException("there must be at least two classes, not " + classes);
        }
    }
}
