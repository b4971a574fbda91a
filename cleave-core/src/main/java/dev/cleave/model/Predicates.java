package dev.cleave.model;

import dev.cleave.data.Inputs;

/** What stands before the conjunctions: turns a row into values in [-1, 1], one a predicate. */
public sealed interface Predicates permits GivenPredicates, ThresholdPredicates, MlpPredicates {
    int size();

    /** Writes the predicates' values for one row into {@code values}, of length {@link #size()}. */
    void read(Inputs inputs, int row, Activation activation, double[] values);
}
