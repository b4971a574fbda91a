package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;

/** Scores for one more body, about as good as can be while all others stay. */
final class LocalFit {
    private static final int STEPS = 4;

    private final WeightedSample sample;
    private final int classes;
    private final ShiftedRow shifted; // from what the others score
    private final double penalty;

    LocalFit(WeightedSample sample, ShiftedRow shifted, double penalty) {
        this.sample = sample;
        this.classes = sample.classes();
        this.shifted = shifted;
        this.penalty = penalty;
    }

    double[] of(Body body) {
        double[] own = new double[classes];
        double[] slopes = new double[classes];
        double[] curvatures = new double[classes];
        for (int step = 0; step < STEPS; step++) {
            shifted.add(own);
            Arrays.fill(slopes, 0);
            Arrays.fill(curvatures, 0);
            for (int row : body.rows()) {
                double[] next = shifted.of(row);
                double weight = sample.weight(row);
                for (int c = 0; c < classes; c++) {
                    slopes[c] += weight * (sample.share(row, c) - next[c]);
                    curvatures[c] += weight * next[c] * (1 - next[c]);
                }
            }
            // Twice the diagonal is above the whole matrix of second derivatives, so that no step goes up.
            double bound = classes == 1 ? 1 : 2;
            for (int c = 0; c < classes; c++) {
                own[c] += (slopes[c] - penalty * own[c]) / (bound * curvatures[c] + penalty);
            }
        }
        return own;
    }
}
