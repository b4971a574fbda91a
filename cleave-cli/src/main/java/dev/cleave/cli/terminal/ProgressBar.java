package dev.cleave.cli.terminal;

import dev.cleave.budget.LearningPhase;
import java.util.concurrent.atomic.AtomicLong;

/** A bar that is drawn again at most ten times a second. */
final class ProgressBar implements Progress {
    private static final long REDRAW_NANOS = 100_000_000;
    private static final int AROUND = 32;

    private final Terminal terminal;
    private final AtomicLong lastDrawn = new AtomicLong(System.nanoTime());
    private volatile long start = System.nanoTime(); // of the phase
    private volatile LearningPhase phase = LearningPhase.TRAINING;

    ProgressBar(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void entered(LearningPhase next) {
        phase = next;
        start = System.nanoTime();
        if (next != LearningPhase.TRAINING) {
            terminal.redraw(next + " ...");
        }
    }

    @Override
    public void advanced(long done, long total) {
        if (phase != LearningPhase.TRAINING) {
            entered(LearningPhase.TRAINING);
        }
        long now = System.nanoTime();
        long last = lastDrawn.get();
        if (now - last >= REDRAW_NANOS && lastDrawn.compareAndSet(last, now)) {
            terminal.redraw(line(done, total, now));
        }
    }

    private String line(long done, long total, long now) {
        double share = total == 0 ? 1 : (double) done / total;
        int width = Math.max(10, Math.min(40, terminal.columns() - AROUND));
        int filled = (int) Math.round(share * width);
        double elapsed = (now - start) / 1e9;
        double left = share > 0 ? elapsed / share - elapsed : 0;
        return String.format(
                java.util.Locale.ROOT,
                "training %s%s %3.0f %%  %.0f s left",
                "█".repeat(filled),
                "░".repeat(width - filled),
                100 * share,
                left);
    }

    @Override
    public void close() {
        terminal.redraw("");
    }
}
