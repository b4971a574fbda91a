package dev.cleave.lab.trial;

import dev.cleave.budget.Budget;
import java.time.Duration;

/** One piece of work of the lab. The same trial gives the same result, but for its time and what a time limit cuts off. */
public interface Trial {
    /** Names it among all trials: letters, digits and dashes. */
    String key();

    long seed();

    /** All else that its result depends on. */
    String settings();

    /** How long it may take. */
    Duration limit();

    TrialResult run(DataSetCache library, Budget budget);

    /** Runs within the limit and measures the time. */
    default TrialResult timed(DataSetCache library) {
        library.require(this);
        long start = System.nanoTime();
        TrialResult result = run(library, Budget.of(limit()));
        return result.after((System.nanoTime() - start) / 1e9);
    }

    /** Reads what the trial needs, so that its time is not that of reading. */
    default void prepare(DataSetCache library) {}
}
