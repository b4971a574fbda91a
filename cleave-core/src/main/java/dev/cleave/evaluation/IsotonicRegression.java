package dev.cleave.evaluation;

/** The ascending values that are nearest to given ones, in weighted squares; by pooling adjacent violators. */
final class IsotonicRegression {
    private IsotonicRegression() {}

    /** @param weights above 0 */
    static double[] fit(double[] values, double[] weights) {
        int n = values.length;
        double[] sums = new double[n]; // of each block, weighted
        double[] sizes = new double[n];
        int[] ends = new int[n];
        int blocks = 0;
        for (int i = 0; i < n; i++) {
            sums[blocks] = values[i] * weights[i];
            sizes[blocks] = weights[i];
            ends[blocks++] = i + 1;
            while (blocks > 1 && sums[blocks - 2] * sizes[blocks - 1] >= sums[blocks - 1] * sizes[blocks - 2]) {
                blocks--;
                sums[blocks - 1] += sums[blocks];
                sizes[blocks - 1] += sizes[blocks];
                ends[blocks - 1] = ends[blocks];
            }
        }
        double[] fitted = new double[n];
        for (int block = 0, i = 0; block < blocks; block++) {
            for (; i < ends[block]; i++) {
                fitted[i] = sums[block] / sizes[block];
            }
        }
        return fitted;
    }
}
