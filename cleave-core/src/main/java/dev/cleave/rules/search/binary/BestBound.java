package dev.cleave.rules.search.binary;

import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;

/** The bound on the scores of rows that gives the highest F1; of equals the highest. */
public record BestBound(double bound, double f1) {
    private static final int MOST_POINTS = 1 << 14; // from 0, that whole scores are counted at without sorting them

    public static BestBound of(double[] scores, WeightedSample sample) {
        boolean whole = isWhole(scores);
        double[] ascending = whole ? points() : different(scores);
        double[] weights = new double[ascending.length];
        double[] hits = new double[ascending.length];
        double positive = 0;
        for (int row = 0; row < scores.length; row++) {
            int at = whole ? (int) scores[row] + MOST_POINTS : Arrays.binarySearch(ascending, scores[row]);
            double hit = sample.weight(row) * sample.share(row, 0);
            weights[at] += sample.weight(row);
            hits[at] += hit;
            positive += hit;
        }
        return best(ascending, weights, hits, positive);
    }

    private static boolean isWhole(double[] scores) {
        for (double score : scores) {
            if (score != Math.rint(score) || Math.abs(score) > MOST_POINTS) {
                return false;
            }
        }
        return true;
    }

    private static double[] points() {
        double[] points = new double[2 * MOST_POINTS + 1];
        Arrays.setAll(points, i -> i - MOST_POINTS);
        return points;
    }

    private static double[] different(double[] scores) {
        double[] sorted = scores.clone();
        Arrays.sort(sorted);
        int size = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (size == 0 || sorted[i] != sorted[size - 1]) {
                sorted[size++] = sorted[i];
            }
        }
        return Arrays.copyOf(sorted, size);
    }

    private static BestBound best(double[] scores, double[] weights, double[] hits, double positive) {
        BestBound best = new BestBound(Double.POSITIVE_INFINITY, 0);
        double weight = positive;
        double hit = 0;
        for (int i = scores.length - 1; i >= 0; i--) {
            weight += weights[i];
            hit += hits[i];
            best = 2 * hit > best.f1 * weight ? new BestBound(scores[i], 2 * hit / weight) : best;
        }
        return best;
    }
}
