package dev.cleave.lab.baseline.rules;

/** Logarithms to the base of 2. */
final class BinaryLog {
    private static final double LN2 = Math.log(2);

    private BinaryLog() {}

    static double log2(double x) {
        return Math.log(x) / LN2;
    }

    /** Of a share: {@code x log2 x}, and 0 of nothing. */
    static double xlog2(double x) {
        return x <= 0 ? 0 : x * log2(x);
    }
}
