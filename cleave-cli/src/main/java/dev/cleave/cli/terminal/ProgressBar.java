package dev.cleave.cli.terminal;

import dev.cleave.budget.LearningPhase;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Which of three phases learning is in, and for how long; a bar where steps are counted, which is in training alone. When all steps are
 * taken, finding rules begins: nothing stands at 100 %. Drawn again twice a second.
 */
final class ProgressBar implements Progress {
    private static final long REDRAW_MILLIS = 500;
    private static final int AROUND = 36; // columns beside the bar

    private final Terminal terminal;
    private final ScheduledExecutorService clock;
    private final long begun = System.nanoTime();
    private volatile LearningPhase phase = LearningPhase.TRAINING;
    private volatile double share;

    ProgressBar(Terminal terminal) {
        this.terminal = terminal;
        this.clock = Executors.newSingleThreadScheduledExecutor(ProgressBar::thread);
        clock.scheduleAtFixedRate(this::draw, REDRAW_MILLIS, REDRAW_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static Thread thread(Runnable drawing) {
        Thread thread = new Thread(drawing, "progress");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void entered(LearningPhase next) {
        phase = next;
    }

    @Override
    public void advanced(long done, long total) {
        share = total == 0 ? 1 : (double) done / total;
        phase = done >= total ? LearningPhase.FINDING_RULES : LearningPhase.TRAINING;
    }

    private synchronized void draw() {
        terminal.redraw(line(phase, share, (System.nanoTime() - begun) / 1e9, terminal.columns()));
    }

    static String line(LearningPhase phase, double share, double seconds, int columns) {
        String start = phase.ordinal() + 1 + " of " + LearningPhase.values().length + ": " + phase;
        if (phase != LearningPhase.TRAINING) {
            return String.format(Locale.ROOT, "%s ... %.0f s so far", start, seconds);
        }
        int width = Math.max(10, Math.min(40, columns - AROUND));
        int filled = (int) Math.round(share * width);
        return String.format(
                Locale.ROOT,
                "%s %s%s %3.0f %%  %.0f s so far",
                start,
                "█".repeat(filled),
                "░".repeat(width - filled),
                Math.floor(100 * share),
                seconds);
    }

    @Override
    public synchronized void close() {
        clock.shutdownNow();
        terminal.redraw("");
    }
}
