package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.schedule.StepSettings;

/**
 * One of several classes: cross-entropy on softmax of f, averaged over rows. The paper's regulariser is the cross-entropy
 * between the classes' probabilities and what each output by itself would say, (1 + tanh f) / 2, summed over classes.
 */
public record MutexHeads(int outputs) implements TrainableHead {
    @Override
    public void backward(Grid z, Grid targets, int rows, StepSettings settings, Grid dz) {
        double[] f = new double[outputs];
        double[] p = new double[outputs];
        for (int r = 0; r < rows; r++) {
            double known = softmax(z, targets, r, f, p);
            double mean = 0;
            for (int j = 0; j < outputs; j++) {
                mean += p[j] * f[j];
            }
            for (int j = 0; j < outputs; j++) {
                double right = (targets.values()[j * targets.stride() + r] + 1) / 2;
                double d = p[j] * known - right;
                if (settings.losses().mutex() != 0) {
                    d += settings.losses().mutex() * (1 + Math.tanh(f[j]) - 2 * p[j] - 2 * p[j] * (f[j] - mean));
                }
                dz.values()[j * dz.stride() + r] = (float) (d / rows);
            }
        }
    }

    /** Fills in the raw values and probabilities of one row; returns 1, or 0 where no class is the right one. */
    private double softmax(Grid z, Grid targets, int r, double[] f, double[] p) {
        double top = Double.NEGATIVE_INFINITY;
        double known = 0;
        for (int j = 0; j < outputs; j++) {
            f[j] = z.values()[j * z.stride() + r];
            top = Math.max(top, f[j]);
            known = targets.values()[j * targets.stride() + r] > 0 ? 1 : known;
        }
        double sum = 0;
        for (int j = 0; j < outputs; j++) {
            p[j] = Math.exp(f[j] - top);
            sum += p[j];
        }
        for (int j = 0; j < outputs; j++) {
            p[j] /= sum;
        }
        return known;
    }

    @Override
    public void countErrors(Grid z, BitMatrix targets, int from, int to, int[] errors) {
        for (int row = from; row < to; row++) {
            int answer = largest(z, row - from);
            for (int j = 0; j < outputs; j++) {
                errors[j] += (j == answer) == targets.get(row, j) ? 0 : 1;
            }
        }
    }

    private int largest(Grid z, int r) {
        int best = 0;
        for (int j = 1; j < outputs; j++) {
            if (z.values()[j * z.stride() + r] > z.values()[best * z.stride() + r]) {
                best = j;
            }
        }
        return best;
    }
}
