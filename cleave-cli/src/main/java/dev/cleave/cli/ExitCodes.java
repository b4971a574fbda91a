package dev.cleave.cli;

/** What the command's exit code says. */
final class ExitCodes {
    static final int DONE = 0;
    static final int NO = 1;
    static final int BAD_INPUT = 2;
    static final int BUG = 70;
    static final int INTERRUPTED = 130;

    private ExitCodes() {}
}
