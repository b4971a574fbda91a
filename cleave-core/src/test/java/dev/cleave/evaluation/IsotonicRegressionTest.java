package dev.cleave.evaluation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsotonicRegressionTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void poolingIsTheMinimaxFormula(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int run = 0; run < 200; run++) {
            int n = random.nextInt(12);
            double[] values = random.doubles(n)
                    .map(x -> random.nextBoolean() ? x : Math.rint(x))
                    .toArray();
            double[] weights = random.doubles(n, 0.1, 5).toArray();
            assertArrayEquals(
                    minimax(values, weights),
                    IsotonicRegression.fit(values, weights),
                    1e-12,
                    "seed " + seed + ", run " + run);
        }
    }

    /** The greatest over starts of the least over ends of the mean in between. */
    private static double[] minimax(double[] values, double[] weights) {
        double[] fitted = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            double greatest = Double.NEGATIVE_INFINITY;
            for (int from = 0; from <= i; from++) {
                double least = Double.POSITIVE_INFINITY;
                for (int to = i; to < values.length; to++) {
                    least = Math.min(least, mean(values, weights, from, to));
                }
                greatest = Math.max(greatest, least);
            }
            fitted[i] = greatest;
        }
        return fitted;
    }

    private static double mean(double[] values, double[] weights, int from, int to) {
        double sum = 0;
        double size = 0;
        for (int i = from; i <= to; i++) {
            sum += values[i] * weights[i];
            size += weights[i];
        }
        return sum / size;
    }
}
