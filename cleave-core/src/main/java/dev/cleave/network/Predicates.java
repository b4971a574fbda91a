package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;

/** What stands before the conjunctions: turns a row into values in [-1, 1], one a predicate. */
public sealed interface Predicates permits GivenPredicates, ThresholdPredicates, MlpPredicates {
    int size();

    /** Writes the predicates' values for one row into {@code values}, of length {@link #size()}. */
    void read(NetworkInputs inputs, int row, Activation activation, double[] values);
}
