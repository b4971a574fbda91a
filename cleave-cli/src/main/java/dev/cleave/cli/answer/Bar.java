package dev.cleave.cli.answer;

/** A share as a small bar. */
final class Bar {
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";
    private static final int WIDTH = 6;

    private Bar() {}

    static String of(double share) {
        int eighths = (int) Math.round(Math.max(0, Math.min(1, share)) * WIDTH * 8);
        String full = "█".repeat(eighths / 8);
        String rest = eighths % 8 == 0 ? "" : EIGHTHS.substring(eighths % 8, eighths % 8 + 1);
        return full + rest + "·".repeat(WIDTH - full.length() - rest.length());
    }
}
