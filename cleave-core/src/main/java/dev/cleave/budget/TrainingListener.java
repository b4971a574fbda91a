package dev.cleave.budget;

/** Told how far training has come, from the threads that train; must be quick and safe to call from many. */
public interface TrainingListener {
    TrainingListener NONE = (done, total) -> {};

    /** @param done steps taken by all networks together, of {@code total} */
    void advanced(long done, long total);

    /** Another phase begins; training may begin more than once. */
    default void entered(LearningPhase phase) {}
}
