package dev.cleave.cli.prediction;

import java.util.Locale;

/** Probabilities with four decimals, as {@code %.4f} writes them, without its cost. */
final class FourDecimals {
    /** Of what {@link #write} writes. */
    static final int LENGTH = 6;

    private static final double SCALE = 10_000;
    private static final double NEAR = 1e-6; // of a half: there the shortest decimal decides, which text knows

    private FourDecimals() {}

    /** Whether {@link #write} takes it, even if it is off by so much. */
    static boolean isPlain(double probability, double error) {
        double scaled = probability * SCALE;
        return probability >= 0
                && probability <= 1
                && Math.abs(scaled - Math.floor(scaled) - 0.5) > NEAR + SCALE * error;
    }

    static int write(double probability, byte[] target, int at) {
        int rounded = (int) (probability * SCALE + 0.5);
        target[at] = (byte) ('0' + rounded / 10_000);
        target[at + 1] = '.';
        target[at + 2] = (byte) ('0' + rounded / 1_000 % 10);
        target[at + 3] = (byte) ('0' + rounded / 100 % 10);
        target[at + 4] = (byte) ('0' + rounded / 10 % 10);
        target[at + 5] = (byte) ('0' + rounded % 10);
        return at + LENGTH;
    }

    static String text(double probability) {
        return String.format(Locale.ROOT, "%.4f", probability);
    }
}
