package dev.cleave.budget;

import java.util.Arrays;

/** Several trainings at the same time, of which a listener hears as of one. */
public final class JointProgress {
    private final TrainingListener listener;
    private final long total;
    private final long[] done;

    /** @param totals steps of each training */
    public JointProgress(TrainingListener listener, long... totals) {
        this.listener = listener;
        this.total = Arrays.stream(totals).sum();
        this.done = new long[totals.length];
    }

    /** For one of the trainings. */
    public TrainingListener part(int index) {
        return (steps, own) -> listener.advanced(taken(index, steps), total);
    }

    private synchronized long taken(int index, long steps) {
        done[index] = Math.max(done[index], steps);
        return Arrays.stream(done).sum();
    }
}
