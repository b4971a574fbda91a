package dev.cleave.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.evaluation.Metric;
import dev.cleave.table.BitMatrix;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MetricSettingsTest {
    @Test
    void noBoundOfTheGridHasMoreF1() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] probabilities = random.doubles(40).map(p -> p * p).toArray();
            BitMatrix.Builder labels = new BitMatrix.Builder(40, 1);
            for (int row = 0; row < 40; row++) {
                if (random.nextDouble() < probabilities[row]) {
                    labels.set(row, 0);
                }
            }
            BitMatrix truth = labels.build();
            double best = 0;
            for (int bound = 1; bound < 20; bound++) {
                best = Math.max(best, f1(probabilities, truth, bound / 20.0));
            }
            double found = MetricSettings.best(Metric.F1, probabilities, truth).probability();
            assertEquals(best, f1(probabilities, truth, found), 1e-12, "seed " + seed);
        }
    }

    private static double f1(double[] probabilities, BitMatrix truth, double bound) {
        int both = 0;
        int either = 0;
        for (int row = 0; row < probabilities.length; row++) {
            boolean said = probabilities[row] > bound;
            both += said && truth.get(row, 0) ? 1 : 0;
            either += (said ? 1 : 0) + (truth.get(row, 0) ? 1 : 0);
        }
        return either == 0 ? 0 : 2.0 * both / either;
    }

    @Test
    void whatIsClearIsDecidedInTheMiddle() {
        BitMatrix truth = new BitMatrix.Builder(2, 1).set(0, 0).build();
        assertEquals(
                0.5,
                MetricSettings.best(Metric.BALANCED_ACCURACY, new double[] {0.99, 0.01}, truth)
                        .probability());
    }
}
