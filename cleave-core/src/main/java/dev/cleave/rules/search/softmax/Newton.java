package dev.cleave.rules.search.softmax;

import dev.cleave.rules.search.minimum.Cholesky;

/** Minimises the cross-entropy of one head: steps to the minimum of the parabola, halved until they go down. */
final class Newton {
    private static final int ITERATIONS = 25;
    private static final double TOLERANCE = 1e-9; // of the value
    private static final int HALVINGS = 30;

    private final SoftmaxRows rows;

    Newton(SoftmaxRows rows) {
        this.rows = rows;
    }

    /** Moves the point to the minimum and returns the value there. */
    double minimise(double[] point) {
        double[] gradient = new double[point.length];
        double value = rows.at(point, gradient);
        for (int i = 0; i < ITERATIONS; i++) {
            double next = step(point, gradient, value);
            if (!(value - next > TOLERANCE * Math.abs(value))) {
                return next;
            }
            value = next;
        }
        return value;
    }

    private double step(double[] point, double[] gradient, double value) {
        double[] direction = Cholesky.solve(rows.curvature(), gradient);
        double[] from = point.clone();
        for (double length = 1; length > Math.pow(2, -HALVINGS); length /= 2) {
            for (int i = 0; i < point.length; i++) {
                point[i] = from[i] - length * direction[i];
            }
            double next = rows.at(point, gradient);
            if (next <= value) {
                return next;
            }
        }
        System.arraycopy(from, 0, point, 0, point.length);
        return rows.at(point, gradient);
    }
}
