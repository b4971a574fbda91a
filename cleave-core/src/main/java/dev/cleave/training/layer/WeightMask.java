package dev.cleave.training.layer;

import java.util.Arrays;

/** Weights that stay 0. */
public final class WeightMask {
    private final Parameters parameters;
    private float[] open = {}; // laid out as the weights, 0 where they stay 0; empty where all are free

    WeightMask(Parameters parameters) {
        this.parameters = parameters;
    }

    void hide(int row, int column) {
        int at = parameters.weights().index(row, column);
        allocate();
        open[at] = 0;
        parameters.weights().values()[at] = 0;
    }

    /** Hides every weight that is 0 now. */
    public void hideZeros() {
        float[] weights = parameters.weights().values();
        allocate();
        for (int i = 0; i < weights.length; i++) {
            open[i] = weights[i] == 0 ? 0 : open[i];
        }
    }

    /** Takes what is hidden out of the gradient. */
    void apply() {
        float[] gradient = parameters.gradient().values();
        for (int i = 0; i < open.length; i++) {
            gradient[i] *= open[i];
        }
    }

    private void allocate() {
        if (open.length == 0) {
            open = new float[parameters.weights().values().length];
            Arrays.fill(open, 1f);
        }
    }
}
