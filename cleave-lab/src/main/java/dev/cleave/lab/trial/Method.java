package dev.cleave.lab.trial;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.Split;

/** A way of learning that takes part in the paper's tables. */
public interface Method {
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
    TrialResult learn(DataSet set, LabelledTable data, Split split, long seed, Budget budget);
}
