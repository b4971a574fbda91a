package dev.cleave.training;

import dev.cleave.kernel.Panels;
import java.util.Arrays;

/** One layer's weights with their gradient and Adam's moments, all in the same layout. */
final class Parameters {
    private final Panels weights;
    private final Panels gradient;
    private final float[] first; // Adam's mean of gradients, laid out as the weights
    private final float[] second; // Adam's mean of squared gradients

    Parameters(int rows, int width) {
        this.weights = new Panels(rows, width);
        this.gradient = new Panels(rows, width);
        this.first = new float[weights.values().length];
        this.second = new float[first.length];
    }

    Panels weights() {
        return weights;
    }

    Panels gradient() {
        return gradient;
    }

    float[] first() {
        return first;
    }

    float[] second() {
        return second;
    }

    void clearGradient() {
        Arrays.fill(gradient.values(), 0f);
    }

    void forgetMoments() {
        Arrays.fill(first, 0f);
        Arrays.fill(second, 0f);
    }

    /** Adds the gradient of {@code scale * sum of |w| |6 - |w||}. */
    void addWeightLoss(float scale) {
        float[] w = weights.values();
        float[] g = gradient.values();
        for (int i = 0; i < w.length; i++) {
            float size = Math.abs(w[i]);
            g[i] += scale * Math.signum(w[i]) * Math.signum(6 - size) * (6 - 2 * size);
        }
    }
}
