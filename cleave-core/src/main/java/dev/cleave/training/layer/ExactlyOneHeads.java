package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.schedule.StepSettings;

/**
 * One of several classes, by a constraint layer that is not trained: class k holds where output k does and no other does, a
 * conjunction of the outputs' tanh with weights 6 and -6 and the network's delta. A sixth of the cross-entropy on twice its
 * raw value, averaged over rows and outputs, plus that of each output by itself: both want the same, and alone the first has no
 * gradient left where an output is surely wrong.
 */
public record ExactlyOneHeads(int outputs) implements TrainableHead {
    private static final double WEIGHT = 6;

    @Override
    public void backward(Grid z, Grid targets, int rows, StepSettings settings, Grid dz) {
        double share = 1 / ((double) rows * outputs);
        double[] d = new double[outputs];
        double[] g = new double[outputs];
        for (int r = 0; r < rows; r++) {
            double sum = 0;
            for (int j = 0; j < outputs; j++) {
                d[j] = Math.tanh(z.values()[j * z.stride() + r]);
                sum += d[j];
            }
            double all = 0;
            for (int j = 0; j < outputs; j++) {
                double raw = WEIGHT * (2 * d[j] - sum + settings.delta() * (1 - outputs));
                g[j] = Math.tanh(raw) - targets.values()[j * targets.stride() + r];
                all += g[j];
            }
            for (int j = 0; j < outputs; j++) {
                double together = (2 * g[j] - all) * (1 - d[j] * d[j]);
                double alone = d[j] - targets.values()[j * targets.stride() + r];
                dz.values()[j * dz.stride() + r] = (float) (share * (together + alone));
            }
        }
    }

    @Override
    public void countErrors(Grid z, BitMatrix targets, int from, int to, int[] errors) {
        new MutexHeads(outputs).countErrors(z, targets, from, to, errors);
    }
}
