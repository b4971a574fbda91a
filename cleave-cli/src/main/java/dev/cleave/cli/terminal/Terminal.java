package dev.cleave.cli.terminal;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Standard error: whether a person watches it, how wide it is, and how to write to it. */
public final class Terminal {
    private static final String INDENT = "  "; // of the lines that continue one
    private static final String CLEAR_LINE = "\r\u001b[2K";

    private final PrintStream err;
    private final int columns;

    public Terminal(PrintStream err, int columns) {
        this.err = err;
        this.columns = columns;
    }

    /** The launcher says how wide the terminal is, and says nothing where there is none. */
    static Terminal ofProcess() {
        return new Terminal(
                new PrintStream(System.err, true, StandardCharsets.UTF_8), Integer.getInteger("cleave.columns", 0));
    }

    public boolean isInteractive() {
        return columns > 0;
    }

    public int columns() {
        return columns;
    }

    PrintStream stream() {
        return err;
    }

    /** On a terminal broken between words where it is longer than that is wide. */
    public void say(String line) {
        if (!isInteractive()) {
            err.println(line);
            return;
        }
        StringBuilder shown = new StringBuilder();
        for (String word : line.split(" ", -1)) {
            if (shown.length() > INDENT.length() && shown.length() + 1 + word.length() > columns) {
                err.println(shown);
                shown.setLength(0);
                shown.append(INDENT).append(word);
            } else {
                shown.append(shown.isEmpty() ? "" : " ").append(word);
            }
        }
        err.println(shown);
    }

    /** Replaces the last line by another one. */
    public void redraw(String line) {
        err.print(CLEAR_LINE + line);
        err.flush();
    }
}
