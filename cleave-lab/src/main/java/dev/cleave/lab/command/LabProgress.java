package dev.cleave.lab.command;

import dev.cleave.cli.terminal.Terminal;
import dev.cleave.lab.LabListener;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.trial.Figure;
import java.time.Duration;
import java.util.Locale;

/** How far the lab has come, on standard error: one line that changes where that is a terminal, a line a run elsewhere. */
final class LabProgress implements LabListener, AutoCloseable {
    private final Terminal terminal;
    private final long start = System.nanoTime();
    private final Thread farewell = new Thread(this::interrupted);
    private boolean closed;

    LabProgress(Terminal terminal) {
        this.terminal = terminal;
        Runtime.getRuntime().addShutdownHook(farewell);
    }

    /** Said where the program is told to stop. */
    private void interrupted() {
        if (terminal.isInteractive()) {
            terminal.redraw("");
        }
        terminal.say("stopped; runs that are done are kept, the same command goes on from there");
    }

    @Override
    public synchronized void finished(Finished trial, int done, int total) {
        double seconds = trial.result().get(Figure.SECONDS).orElse(0);
        String line = String.format(Locale.ROOT, "%d of %d: %s, %.1f s", done, total, trial.key(), seconds);
        if (terminal.isInteractive()) {
            long minutes = Duration.ofNanos(System.nanoTime() - start).toMinutes();
            terminal.redraw(cut(line + (minutes == 0 ? "" : "; " + minutes + " min so far")));
        } else {
            terminal.say(line);
        }
    }

    private String cut(String line) {
        return line.substring(0, Math.min(line.length(), Math.max(1, terminal.columns() - 1)));
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        forgetFarewell();
        if (terminal.isInteractive()) {
            terminal.redraw("");
        }
    }

    private void forgetFarewell() {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException e) {
            // it is being said
        }
    }
}
