package dev.cleave.cli.answer;

import java.util.Locale;

/** Between what a share may be expected to be, 95 times of 100, seen so often in so many rows: Wilson's. */
record Interval(double low, double high) {
    private static final double Z = 1.96;

    static Interval of(double share, long rows) {
        if (rows == 0) {
            return new Interval(0, 1);
        }
        double z2 = Z * Z / rows;
        double middle = (share + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(share * (1 - share) / rows + z2 / (4 * rows)) / (1 + z2);
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "(%.3f to %.3f)", low, high);
    }
}
