package dev.cleave.network;

import dev.cleave.table.BitMatrix;

/** What stands after the disjunctions: turns their raw values into labels and probabilities. */
public sealed interface Head permits IndependentHead, ExclusiveHead {
    int outputs();

    /** Whether just one output holds for each row, the first of those whose raw value is largest. */
    boolean isExclusive();

    /** Sets the labels that hold for one row. */
    void decide(double[] raw, int row, BitMatrix.Builder labels);

    /** How probable the network finds an output, in [0, 1]. */
    double probability(double[] raw, int output);

    /** Of every output, as {@link #probability} has it. */
    double[] probabilities(double[] raw);

    /** The index of the largest of the first values, the first of equals. */
    static int largest(double[] raw, int count) {
        int best = 0;
        for (int i = 1; i < count; i++) {
            if (raw[i] > raw[best]) {
                best = i;
            }
        }
        return best;
    }
}
