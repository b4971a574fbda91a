package dev.cleave.network.near;

/**
 * The hyperbolic tangent from a table: a cubic between places that are 1/256 apart, with the value and the slope at both. It is off by
 * h⁴ / 384 times the largest fourth derivative, 4.1, which is less than 1e-11.
 */
final class CubicTanh {
    private static final int PLACES = 1 << 8; // from one number to the next
    private static final int END = 20; // from where on it is 1
    private static final double[] VALUES = values();

    private CubicTanh() {}

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
        double t = place - i;
        double low = VALUES[i];
        double high = VALUES[i + 1];
        double lowSlope = (1 - low * low) / PLACES;
        double highSlope = (1 - high * high) / PLACES;
        double rise = high - low;
        double value = low
                + t * (lowSlope + t * (3 * rise - 2 * lowSlope - highSlope + t * (lowSlope + highSlope - 2 * rise)));
        return x < 0 ? -value : value;
    }
}
