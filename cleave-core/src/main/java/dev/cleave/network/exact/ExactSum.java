package dev.cleave.network.exact;

import java.math.BigDecimal;

/** A node's raw value in exact arithmetic, for inputs where rounding could decide. A float is a finite decimal. */
public final class ExactSum {
    private ExactSum() {}

    public static boolean isBivalent(double[] x) {
        for (double value : x) {
            if (value != 1 && value != -1) {
                return false;
            }
        }
        return true;
    }

    /** {@code w.x + delta (max|w| - sum|w|)}; x is -1 or 1 everywhere. */
    public static BigDecimal raw(float[] w, double[] x, double delta) {
        BigDecimal sum = BigDecimal.ZERO;
        BigDecimal total = BigDecimal.ZERO;
        BigDecimal largest = BigDecimal.ZERO;
        for (int i = 0; i < w.length; i++) {
            if (w[i] == 0) {
                continue;
            }
            BigDecimal weight = new BigDecimal(w[i]);
            sum = x[i] > 0 ? sum.add(weight) : sum.subtract(weight);
            total = total.add(weight.abs());
            largest = largest.max(weight.abs());
        }
        BigDecimal bias = new BigDecimal(delta).multiply(largest.subtract(total));
        return sum.add(bias);
    }
}
