package dev.cleave.cli.terminal;

import dev.cleave.budget.LearningPhase;
import java.util.concurrent.atomic.AtomicLong;

/** A line every ten seconds, so that a log shows that work goes on and a short run prints nothing. */
final class ProgressLines implements Progress {
    private static final long EVERY_NANOS = 10_000_000_000L;

    private final Terminal terminal;
    private final AtomicLong lastPrinted = new AtomicLong(System.nanoTime());

    ProgressLines(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void advanced(long done, long total) {
        long now = System.nanoTime();
        long last = lastPrinted.get();
        if (now - last >= EVERY_NANOS && lastPrinted.compareAndSet(last, now)) {
            terminal.say(
                    done < total
                            ? "training: " + 100 * done / total + " % of the steps"
                            : LearningPhase.FINDING_RULES + " ...");
        }
    }

    /** Said where the last line was long ago. */
    @Override
    public void entered(LearningPhase phase) {
        long now = System.nanoTime();
        long last = lastPrinted.get();
        if (phase != LearningPhase.TRAINING && now - last >= EVERY_NANOS && lastPrinted.compareAndSet(last, now)) {
            terminal.say(phase + " ...");
        }
    }

    @Override
    public void close() {}
}
