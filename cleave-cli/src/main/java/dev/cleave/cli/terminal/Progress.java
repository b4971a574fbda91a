package dev.cleave.cli.terminal;

import dev.cleave.budget.TrainingListener;

/** Shows how far training has come, on standard error: a bar where that is a terminal, a few lines elsewhere. */
public interface Progress extends TrainingListener, AutoCloseable {
    /** Takes the bar off the screen, so that what comes next starts on a clean line. */
    @Override
    void close();

    static Progress none() {
        return new Progress() {
            @Override
            public void advanced(long done, long total) {}

            @Override
            public void close() {}
        };
    }

    static Progress of(Terminal terminal) {
        return terminal.isInteractive() ? new ProgressBar(terminal) : new ProgressLines(terminal);
    }
}
