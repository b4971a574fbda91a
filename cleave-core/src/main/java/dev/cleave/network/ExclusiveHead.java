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

    /** What an output has, of which all are made to sum to 1; top is the largest raw value. */
    double share(double raw, double top);

    @Override
    default double probability(double[] raw, int output) {
        double top = raw[Head.largest(raw, outputs())];
        double sum = 0;
        for (int i = 0; i < outputs(); i++) {
            sum += share(raw[i], top);
        }
        return sum == 0 ? 1.0 / outputs() : share(raw[output], top) / sum;
    }

    @Override
    default double[] probabilities(double[] raw) {
        double top = raw[Head.largest(raw, outputs())];
        double[] shares = new double[outputs()];
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = share(raw[i], top);
            sum += shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] = sum == 0 ? 1.0 / shares.length : shares[i] / sum;
        }
        return shares;
    }

    /** An {@link IllegalArgumentException} where there is nothing to choose from. */
    static void require(int classes) {
        if (classes < 2) {
            throw new IllegalArgumentException("there must be at least two classes, not " + classes);
        }
    }
}
