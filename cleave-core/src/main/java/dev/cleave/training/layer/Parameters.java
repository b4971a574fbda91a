package dev.cleave.training.layer;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import java.util.Arrays;

/** One layer's weights with their gradient and Adam's moments, all in the same layout. */
public final class Parameters {
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

    /** Whether weight decay is for these: not for thresholds, whose 0 is nothing special. */
    boolean decays() {
        return weights.rows() > 1;
    }

    void clampAtZero() {
        float[] values = weights.values();
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.max(0, values[i]);
        }
    }

    public Panels weights() {
        return weights;
    }

    public Panels gradient() {
        return gradient;
    }

    float[] first() {
        return first;
    }

    float[] second() {
        return second;
    }

    void forgetMoments() {
        Arrays.fill(first, 0f);
        Arrays.fill(second, 0f);
    }

    /** Adds the gradient of {@code scale * sum of |w| |6 - |w||}. */
    void addWeightLoss(Kernel kernel, float scale) {
        kernel.addWeightLoss(weights.whole(), scale, gradient.whole(), first.length / Panel.LANES);
    }
}
