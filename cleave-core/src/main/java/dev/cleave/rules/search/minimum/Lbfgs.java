package dev.cleave.rules.search.minimum;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;

/** Minimises a smooth function: limited-memory BFGS with backtracking. */
public final class Lbfgs {
    private static final int MEMORY = 10;
    private static final double ENOUGH = 1e-4; // of the decrease that the slope promises (Armijo)

    private final int iterations;
    private final double tolerance;
    private final Deque<Pair> memory = new ArrayDeque<>();
    private double[] diagonal = {};

    /** @param tolerance the decrease, relative to the value, below which it stops */
    public Lbfgs(int iterations, double tolerance) {
        this.iterations = iterations;
        this.tolerance = tolerance;
    }

    /** The value at a point; writes the gradient there. */
    public interface Function {
        double at(double[] point, double[] gradient);

        /** Writes a diagonal preconditioner: about the second derivative along each coordinate, all above 0. */
        default void preconditioner(double[] point, double[] diagonal) {
            Arrays.fill(diagonal, 1);
        }
    }

    /** Moves the point to a minimum, or as near as the iterations go, and returns the value there. */
    public double minimise(Function function, double[] point) {
        memory.clear();
        double[] gradient = new double[point.length];
        diagonal = new double[point.length];
        function.preconditioner(point, diagonal);
        double value = function.at(point, gradient);
        for (int i = 0; i < iterations; i++) {
            double next = step(function, point, gradient, value);
            if (!(value - next > tolerance * Math.abs(value))) {
                return Math.min(value, next);
            }
            value = next;
        }
        return value;
    }

    private double step(Function function, double[] point, double[] gradient, double value) {
        double[] direction = direction(gradient);
        double slope = dot(direction, gradient);
        double[] from = point.clone();
        double[] before = gradient.clone();
        double length = 1;
        while (length > 1e-12) {
            for (int i = 0; i < point.length; i++) {
                point[i] = from[i] + length * direction[i];
            }
            double next = function.at(point, gradient);
            if (next <= value + ENOUGH * length * slope) {
                remember(point, from, gradient, before);
                return next;
            }
            length /= 2;
        }
        System.arraycopy(from, 0, point, 0, point.length);
        return value;
    }

    /** The two-loop recursion. */
    private double[] direction(double[] gradient) {
        double[] direction = new double[gradient.length];
        add(direction, gradient, -1);
        for (Iterator<Pair> newest = memory.descendingIterator(); newest.hasNext(); ) {
            Pair pair = newest.next();
            pair.alpha = dot(pair.moved, direction) / pair.curvature;
            add(direction, pair.changed, -pair.alpha);
        }
        precondition(direction);
        for (Pair pair : memory) {
            add(direction, pair.moved, pair.alpha - dot(pair.changed, direction) / pair.curvature);
        }
        return direction;
    }

    /** Diagonal preconditioning in place of the first Hessian, scaled to the curvature of the last step. */
    private void precondition(double[] direction) {
        double factor = 1;
        if (!memory.isEmpty()) {
            double[] changed = memory.getLast().changed.clone();
            divide(changed);
            factor = memory.getLast().curvature / dot(memory.getLast().changed, changed);
        }
        divide(direction);
        scale(direction, factor);
    }

    private void divide(double[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] /= diagonal[i];
        }
    }

    private void remember(double[] point, double[] from, double[] gradient, double[] before) {
        Pair pair = new Pair(difference(point, from), difference(gradient, before));
        if (pair.curvature > 1e-12) {
            memory.addLast(pair);
        }
        if (memory.size() > MEMORY) {
            memory.removeFirst();
        }
    }

    private static final class Pair {
        private final double[] moved;
        private final double[] changed;
        private final double curvature;
        private double alpha;

        Pair(double[] moved, double[] changed) {
            this.moved = moved;
            this.changed = changed;
            this.curvature = dot(moved, changed);
        }
    }

    private static double[] difference(double[] a, double[] b) {
        double[] difference = a.clone();
        add(difference, b, -1);
        return difference;
    }

    private static void add(double[] sum, double[] more, double factor) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += factor * more[i];
        }
    }

    private static void scale(double[] numbers, double factor) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] *= factor;
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
