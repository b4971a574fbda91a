package dev.cleave.network;

/** The hyperbolic tangent from a table: a straight line between places that are 1/1024 apart. */
final class QuickTanh {
    /** How far it is off at most: a quarter of h² / 2 times the largest second derivative, 0.7699. */
    static final double ERROR = 1e-7;

    private static final int PLACES = 1 << 10; // from one number to the next
    private static final int END = 20; // from where on it is 1
    private static final double[] VALUES = values();

    private QuickTanh() {}

    private static double[] values() {
        double[] values = new double[END * PLACES + 2];
        for (int i = 0; i < values.length; i++) {
            values[i] = StrictMath.tanh((double) i / PLACES);
        }
        return values;
    }

    static double of(double x) {
        double place = Math.abs(x) * PLACES;
        if (!(place < END * PLACES)) {
            return x > 0 ? 1 : x < 0 ? -1 : x;
        }
        int i = (int) place;
        double value = VALUES[i] + (place - i) * (VALUES[i + 1] - VALUES[i]);
        return x < 0 ? -value : value;
    }
}
