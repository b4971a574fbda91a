package dev.cleave.cli.terminal;

/** What the command's exit code says. */
public final class ExitCodes {
    public static final int DONE = 0;
    public static final int NO = 1;
    public static final int BAD_INPUT = 2;
    public static final int BUG = 70;
    public static final int INTERRUPTED = 130;

    private ExitCodes() {}
}
