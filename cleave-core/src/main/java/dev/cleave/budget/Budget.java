package dev.cleave.budget;

import java.time.Duration;
import java.util.Optional;

/** A time limit and a way to cancel, shared by everything that works on one request. Safe for use by many threads. */
public final class Budget {
    private final long startNanos = System.nanoTime();
    private final Optional<Duration> limit;
    private final Optional<Budget> whole;
    private volatile boolean cancelled;

    private Budget(Optional<Duration> limit, Optional<Budget> whole) {
        this.limit = limit;
        this.whole = whole;
    }

    public static Budget unlimited() {
        return new Budget(Optional.empty(), Optional.empty());
    }

    /** A budget that starts to run now. */
    public static Budget of(Duration limit) {
        if (limit.isNegative() || limit.isZero()) {
            throw new IllegalArgumentException("a time limit must be longer than nothing, not " + limit);
        }
        return new Budget(Optional.of(limit), Optional.empty());
    }

    /** An nth of the time that is left, for one of n pieces of work; cancelled when this one is. */
    public Budget part(int n) {
        Optional<Duration> share =
                limit.map(all -> all.minusNanos(System.nanoTime() - startNanos).dividedBy(n));
        return new Budget(share, Optional.of(this));
    }

    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled || whole.isPresent() && whole.get().isCancelled();
    }

    /** Whether to stop now; cheap enough to ask at every step. */
    public boolean isExhausted() {
        return isCancelled()
                || limit.isPresent()
                        && System.nanoTime() - startNanos >= limit.get().toNanos();
    }

    public Optional<Duration> limit() {
        return limit;
    }
}
