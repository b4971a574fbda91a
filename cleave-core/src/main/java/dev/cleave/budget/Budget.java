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

    /** The same, but for some time at its end, which is kept for what follows; of what is left never more than half is. */
    public Budget keeping(Duration rest) {
        return limit.isEmpty() ? this : new Budget(limit.map(all -> shortened(all, rest)), Optional.of(this));
    }

    private Duration shortened(Duration all, Duration rest) {
        Duration left = all.minusNanos(System.nanoTime() - startNanos);
        Duration half = left.dividedBy(2);
        return left.minus(rest.compareTo(half) < 0 ? rest : half);
    }

    /** The same where so much time is left or it was cancelled; else this much, for what must not be left out. */
    public Budget atLeast(Duration time) {
        boolean isEnough = limit.isEmpty()
                || isCancelled()
                || limit.get().minusNanos(System.nanoTime() - startNanos).compareTo(time) >= 0;
        return isEnough ? this : new Budget(Optional.of(time), Optional.of(this));
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
