package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;

/** Another way of learning, to compare with. The same seed gives the same answers. */
public interface Baseline {
    /** As a table names it. */
    String name();

    /**
     * Learns from the training rows alone and answers the others.
     *
     * @param budget a rival that runs out of it says so in its outcome
     */
    BaselineResult learn(BaselineTask lesson, long seed, Budget budget);
}
