package dev.cleave.lab.baseline.rules;

/**
 * C4.5's estimate of the errors that a leaf will make: the upper end of a confidence interval (Quinlan, C4.5, 1993), with the
 * normal distribution where there are errors.
 */
final class PessimisticError {
    private static final double CONFIDENCE = 0.25;
    private static final double DEVIATION = 0.6744897501960817; // which a normal variable exceeds in a quarter of cases

    private PessimisticError() {}

    static double of(WeightedRows leaf) {
        double errors = leaf.total() - leaf.majority();
        return leaf.total() <= 0 ? 0 : errors + added(leaf.total(), errors);
    }

    /** What is added to the errors counted. */
    static double added(double rows, double errors) {
        if (errors < 1) {
            double none = rows * (1 - Math.pow(CONFIDENCE, 1 / rows));
            return errors <= 0 ? none : none + errors * (added(rows, 1) - none);
        }
        if (errors + 0.5 >= rows) {
            return Math.max(rows - errors, 0);
        }
        double z = DEVIATION;
        double share = (errors + 0.5) / rows;
        double upper = (share
                        + z * z / (2 * rows)
                        + z * Math.sqrt(share / rows - share * share / rows + z * z / (4 * rows * rows)))
                / (1 + z * z / rows);
        return upper * rows - errors;
    }
}
