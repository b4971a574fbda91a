package dev.cleave.budget;

import java.time.Duration;
import java.util.Optional;

/** A time limit and a way to cancel, shared by everything that works on one request. Safe for use by many threads. */
public final class Budget {
    private final long startNanos = System.nanoTime();
    private final Optional<Duration> limit;
    private volatile boolean cancelled;

    private Budget(Optional<Duration> limit) {
        this.limit = limit;
    }

    public static Budget unlimited() {
        return new Budget(Optional.empty());
    }

    /** A budget that starts to run now. */
    public static Budget of(Duration limit) {
        if (limit.isNegative() || limit.isZero()) {
            throw new IllegalArgumentException("a time limit must be longer than nothing, not " + limit);
        }
        return new Budget(Optional.of(limit));
    }

    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    /** Whether to stop now; cheap enough to ask at every step. */
    public boolean isExhausted() {
        return cancelled
                || limit.isPresent()
                        && System.nanoTime() - startNanos >= limit.get().toNanos();
    }

    public Optional<Duration> limit() {
        return limit;
    }
}
