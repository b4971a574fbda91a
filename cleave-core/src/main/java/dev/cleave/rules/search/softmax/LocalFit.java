package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;

/** Scores for one more body, about as good as can be while all others stay. */
final class LocalFit {
    private static final int STEPS = 4;

    private final WeightedSample sample;
    private final int classes;
    private final float[] logits; // [rows x classes], of the others
    private final double penalty;

    LocalFit(WeightedSample sample, float[] logits, double penalty) {
        this.sample = sample;
        this.classes = sample.classes();
        this.logits = logits;
        this.penalty = penalty;
    }

    double[] of(Body body) {
        double[] own = new double[classes];
        double[] slopes = new double[classes];
        double[] curvatures = new double[classes];
        float[] moved = new float[classes];
        float[] next = new float[classes];
        for (int step = 0; step < STEPS; step++) {
            Arrays.fill(slopes, 0);
            Arrays.fill(curvatures, 0);
            for (int row : body.rows()) {
                int from = row * classes;
                for (int c = 0; c < classes; c++) {
                    moved[c] = (float) (logits[from + c] + own[c]);
                }
                Softmax.probabilities(moved, next, 0, classes);
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
