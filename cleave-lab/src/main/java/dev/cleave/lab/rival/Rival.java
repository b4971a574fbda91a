package dev.cleave.lab.rival;

import dev.cleave.budget.Budget;

/** Another way of learning, to compare with. The same seed gives the same answers. */
public interface Rival {
    /** As a table names it. */
    String name();

    /**
     * Learns from the training rows alone and answers the others.
     *
     * @param budget a rival that runs out of it says so in its outcome
     */
    Outcome learn(Lesson lesson, long seed, Budget budget);
}
