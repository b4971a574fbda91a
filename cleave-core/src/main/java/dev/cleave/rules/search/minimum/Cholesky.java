package dev.cleave.rules.search.minimum;

/** Systems of linear equations whose matrix is symmetric and positive definite. */
public final class Cholesky {
    private static final double LEAST = 1e-12; // in place of a pivot that rounding made smaller

    private Cholesky() {}

    /**
     * The x of A x = b.
     *
     * @param a the lower half, a row longer than the one before; overwritten by its factor
     */
    public static double[] solve(double[][] a, double[] b) {
        factor(a);
        double[] x = b.clone();
        for (int i = 0; i < x.length; i++) {
            for (int k = 0; k < i; k++) {
                x[i] -= a[i][k] * x[k];
            }
            x[i] /= a[i][i];
        }
        for (int i = x.length - 1; i >= 0; i--) {
            for (int k = i + 1; k < x.length; k++) {
                x[i] -= a[k][i] * x[k];
            }
            x[i] /= a[i][i];
        }
        return x;
    }

    private static void factor(double[][] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = a[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= a[i][k] * a[j][k];
                }
                a[i][j] = i == j ? Math.sqrt(Math.max(LEAST, sum)) : sum / a[j][j];
            }
        }
    }
}
