package dev.cleave.rules.search.minimum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Minimisers of convex functions whose minimum is known, and linear systems whose solution is. */
class LbfgsTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void choleskyGivesBackTheSolution(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            double[][] a = positiveDefinite(random, 1 + random.nextInt(8));
            double[] x = numbers(random, a.length);
            double[][] lower = new double[a.length][];
            Arrays.setAll(lower, row -> Arrays.copyOf(a[row], row + 1));
            assertArrayEquals(x, Cholesky.solve(lower, times(a, x)), 1e-6, "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void parabolasAreMinimisedWhereTheirSlopeIsZero(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            double[][] a = positiveDefinite(random, 1 + random.nextInt(8));
            double[] minimum = numbers(random, a.length);
            double least = random.nextDouble() + 1;
            Parabola parabola = new Parabola(a, minimum, least);
            double[] point = numbers(random, a.length);
            double value = new Lbfgs(300, 1e-15).minimise(parabola, point);
            assertArrayEquals(minimum, point, 1e-4, "seed " + seed);
            assertEquals(least, value, 1e-8, "seed " + seed);
            assertEquals(value, parabola.at(point, new double[point.length]), 1e-12);
        }
    }

    /** However few the iterations are, the value never rises. */
    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void moreIterationsAreNoWorse(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] a = positiveDefinite(random, 6);
        Parabola parabola = new Parabola(a, numbers(random, 6), 0);
        double[] start = numbers(random, 6);
        double before = parabola.at(start, new double[6]);
        for (int iterations = 1; iterations < 12; iterations++) {
            double[] point = start.clone();
            double value = new Lbfgs(iterations, 0).minimise(parabola, point);
            assertTrue(value <= before, "seed " + seed);
            assertEquals(value, parabola.at(point, new double[6]), 1e-12);
            before = value;
        }
    }

    /** Exact curvature makes one step enough where coordinates don't touch each other. */
    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void knownBendsLeadThereAtOnce(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[][] a = new double[5][5];
        for (int i = 0; i < 5; i++) {
            a[i][i] = Math.pow(10, random.nextInt(-3, 4));
        }
        double[] minimum = numbers(random, 5);
        double[] point = numbers(random, 5);
        new Lbfgs(1, 0).minimise(new Parabola(a, minimum, 0), point);
        assertArrayEquals(minimum, point, 1e-9, "seed " + seed);
    }

    private static double[] numbers(SplittableRandom random, int count) {
        return random.doubles(count, -2, 2).toArray();
    }

    private static double[][] positiveDefinite(SplittableRandom random, int size) {
        double[][] m = new double[size][];
        Arrays.setAll(m, i -> numbers(random, size));
        double[][] a = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                a[i][j] = i == j ? 0.5 : 0;
                for (int k = 0; k < size; k++) {
                    a[i][j] += m[i][k] * m[j][k];
                }
            }
        }
        return a;
    }

    private static double[] times(double[][] a, double[] x) {
        double[] product = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            for (int j = 0; j < x.length; j++) {
                product[i] += a[i][j] * x[j];
            }
        }
        return product;
    }

    /** Half of (x - minimum)' A (x - minimum), and the least value. */
    private static final class Parabola implements Lbfgs.Function {
        private final double[][] a;
        private final double[] minimum;
        private final double least;

        Parabola(double[][] a, double[] minimum, double least) {
            this.a = a;
            this.minimum = minimum;
            this.least = least;
        }

        @Override
        public double at(double[] point, double[] gradient) {
            double[] away = new double[point.length];
            Arrays.setAll(away, i -> point[i] - minimum[i]);
            System.arraycopy(times(a, away), 0, gradient, 0, gradient.length);
            double value = least;
            for (int i = 0; i < away.length; i++) {
                value += away[i] * gradient[i] / 2;
            }
            return value;
        }

        @Override
        public void preconditioner(double[] point, double[] diagonal) {
            Arrays.setAll(diagonal, i -> a[i][i]);
        }
    }
}
