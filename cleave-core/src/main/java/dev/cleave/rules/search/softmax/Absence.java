package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.WeightedSample;

/** How much the cross-entropy grows without the scores of a body, while all others stay. */
final class Absence {
    private final WeightedSample sample;
    private final int classes;
    private final float[] logits; // [rows x classes]
    private final double[] losses; // [rows], weighted
    private final ShiftedRow shifted;
    private final double[] negated; // [classes]
    private final float[] moved; // [classes]
    private final float[] unused; // [classes]

    Absence(WeightedSample sample, float[] logits, double[] losses, ShiftedRow shifted) {
        this.sample = sample;
        this.classes = sample.classes();
        this.logits = logits;
        this.losses = losses;
        this.shifted = shifted;
        this.negated = new double[classes];
        this.moved = new float[classes];
        this.unused = new float[classes];
    }

    /** Adds it, row by row. */
    double addTo(double from, Body body, double[] own) {
        boolean many = classes >= ShiftedRow.MANY_CLASSES;
        if (many) {
            negate(own);
        }
        double sum = from;
        for (int row : body.rows()) {
            sum += many ? ofMany(row, own) : loss(row, own) - losses[row];
        }
        return sum;
    }

    private void negate(double[] own) {
        for (int c = 0; c < classes; c++) {
            negated[c] = -own[c];
        }
        shifted.add(negated);
    }

    private double ofMany(int row, double[] own) {
        double known = 0;
        double all = 0;
        for (int c = 0; c < classes; c++) {
            double share = sample.share(row, c);
            all += share;
            known += share * own[c];
        }
        return sample.weight(row) * (all * shifted.growth(row) + known);
    }

    private double loss(int row, double[] own) {
        int from = row * classes;
        double known = 0;
        double all = 0;
        for (int c = 0; c < classes; c++) {
            moved[c] = (float) (logits[from + c] - own[c]);
            double share = sample.share(row, c);
            all += share;
            known += share == 0 ? 0 : share * moved[c];
        }
        double norm = Softmax.probabilities(moved, unused, 0, classes);
        return sample.weight(row) * ((classes == 1 ? 1 : all) * norm - known);
    }
}
