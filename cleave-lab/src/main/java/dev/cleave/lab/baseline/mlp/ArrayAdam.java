package dev.cleave.lab.baseline.mlp;

/** Adam with bias correction for one array of weights; weight decay is part of the gradient. */
final class ArrayAdam {
    private static final double BETA_1 = .9;
    private static final double BETA_2 = .999;

    private final float[] first;
    private final float[] second;
    private double power1 = 1;
    private double power2 = 1;

    ArrayAdam(int weights) {
        this.first = new float[weights];
        this.second = new float[weights];
    }

    void step(float[] w, float[] gradient, float rate, float decay) {
        power1 *= BETA_1;
        power2 *= BETA_2;
        float scaled = (float) (rate / (1 - power1));
        float spread = (float) (1 / Math.sqrt(1 - power2));
        for (int i = 0; i < w.length; i++) {
            float g = gradient[i] + decay * w[i];
            first[i] += (float) (1 - BETA_1) * (g - first[i]);
            second[i] += (float) (1 - BETA_2) * (g * g - second[i]);
            w[i] -= scaled * first[i] / ((float) Math.sqrt(second[i]) * spread + 1e-8f);
        }
    }
}
