package dev.cleave.lab.trial;

import dev.cleave.budget.Budget;
import dev.cleave.data.Labelled;
import dev.cleave.data.Split;

/** A way of learning that takes part in the paper's tables. */
public interface Contender {
    /** In the names of files: letters, digits and dashes. */
    String key();

    /** As tables and notes call it. */
    String name();

    /** Whether its rows are held out as the paper's baselines have them: five folds of every data set. */
    default boolean isBaseline() {
        return false;
    }

    /** Whether it can learn this at all. */
    default boolean isFor(DataSet set) {
        return true;
    }

    /** Learns from the training rows alone and is scored on the others. */
    Result learn(DataSet set, Labelled data, Split split, long seed, Budget budget);
}
