package dev.cleave.rules.search.binary;

import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;

/** The bound on the scores of rows that gives the highest F1; of equals the highest. */
public record BestBound(double bound, double f1) {
    public static BestBound of(double[] scores, WeightedSample sample) {
        double[] ascending = Arrays.stream(scores).sorted().distinct().toArray();
        double[] weights = new double[ascending.length];
        double[] hits = new double[ascending.length];
        double positive = 0;
        for (int row = 0; row < scores.length; row++) {
            int at = Arrays.binarySearch(ascending, scores[row]);
            double hit = sample.weight(row) * sample.share(row, 0);
            weights[at] += sample.weight(row);
            hits[at] += hit;
            positive += hit;
        }
        return best(ascending, weights, hits, positive);
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
