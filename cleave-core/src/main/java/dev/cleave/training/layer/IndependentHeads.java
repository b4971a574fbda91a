package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.schedule.StepSettings;

/** Outputs that each hold or not by themselves: cross-entropy on the logit 2f, averaged over rows and outputs. */
public record IndependentHeads(Kernel kernel, int outputs) implements TrainableHead {
    /** {@code (tanh(f) - t) / (rows * outputs)}. */
    @Override
    public void backward(Grid z, Grid targets, int rows, StepSettings settings, Grid dz) {
        float share = 1f / ((float) rows * outputs);
        kernel.tanh(z.panel(), dz.panel(), outputs * z.stride() / Panel.LANES);
        for (int j = 0; j < outputs; j++) {
            int from = j * z.stride();
            subtract(targets.values(), share, dz.values(), from, from + rows);
        }
    }

    private static void subtract(float[] target, float share, float[] d, int from, int to) {
        for (int i = from; i < to; i++) {
            d[i] = (d[i] - target[i]) * share;
        }
    }

    /** True is f > 0. */
    @Override
    public void countErrors(Grid z, BitMatrix targets, int from, int to, int[] errors) {
        for (int j = 0; j < outputs; j++) {
            for (int row = from; row < to; row++) {
                boolean holds = z.values()[j * z.stride() + row - from] > 0;
                errors[j] += holds == targets.get(row, j) ? 0 : 1;
            }
        }
    }
}
