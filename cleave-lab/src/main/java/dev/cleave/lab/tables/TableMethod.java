package dev.cleave.lab.tables;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.Split;

/** A way of learning from any table. The same seed gives the same answers. */
public interface TableMethod {
    /** In the names of files: letters, digits and dashes. */
    String key();

    /** As tables call it. */
    String name();

    /** Whether it is a way of this program's. */
    default boolean isCleave() {
        return false;
    }

    /** Whether it is worth trying here at all. */
    default boolean isFor(LabelledTable data) {
        return true;
    }

    /** Learns from the training rows alone and is scored on the others. */
    TrialResult learn(LabelledTable data, Split split, long seed, Budget budget);
}
