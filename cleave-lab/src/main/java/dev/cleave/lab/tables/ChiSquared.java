package dev.cleave.lab.tables;

/** The chi-squared distribution. */
final class ChiSquared {
    private static final int STEPS = 2_000;
    private static final double FAR = 12; // of a normal variable

    private ChiSquared() {}

    /** The probability of more than x: from two or one degrees of freedom up by the recurrence of the gamma function. */
    static double above(double x, int degrees) {
        if (x <= 0) {
            return 1;
        }
        double tail = degrees % 2 == 0 ? Math.exp(-x / 2) : 2 * normalAbove(Math.sqrt(x));
        double term = degrees % 2 == 0 ? Math.exp(-x / 2) : Math.sqrt(2 / (Math.PI * x)) * Math.exp(-x / 2);
        for (int d = degrees % 2 == 0 ? 2 : 1; d < degrees; d += 2) {
            term *= x / d;
            tail += term;
        }
        return Math.min(1, tail);
    }

    /** By Simpson's rule. */
    private static double normalAbove(double z) {
        double step = FAR / STEPS;
        double sum = 0;
        for (int i = 0; i <= STEPS; i++) {
            double at = z + i * step;
            int weight = i == 0 || i == STEPS ? 1 : i % 2 == 1 ? 4 : 2;
            sum += weight * Math.exp(-at * at / 2);
        }
        return sum * step / 3 / Math.sqrt(2 * Math.PI);
    }
}
