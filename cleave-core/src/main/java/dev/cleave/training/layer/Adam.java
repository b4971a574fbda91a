package dev.cleave.training.layer;

/** Adam with bias correction; weight decay, where there is any, is part of the gradient. */
final class Adam {
    private static final double BETA_1 = .9;
    private static final double BETA_2 = .999;
    private static final float EPSILON = 1e-8f;

    private double power1 = 1; // BETA_1 to the number of steps
    private double power2 = 1;

    void reset() {
        power1 = 1;
        power2 = 1;
    }

    /** Begins a step, which may then be applied to several sets of parameters. */
    void advance() {
        power1 *= BETA_1;
        power2 *= BETA_2;
    }

    void apply(Parameters parameters, float learningRate, float decay) {
        float[] w = parameters.weights().values();
        average(w, parameters.gradient().values(), decay, parameters.first(), parameters.second());
        float rate = (float) (learningRate / (1 - power1));
        float scale = (float) (1 / Math.sqrt(1 - power2));
        move(w, parameters.first(), parameters.second(), rate, scale);
    }

    // Two short loops, not one long: the compiler vectorises each.

    private static void average(float[] w, float[] gradient, float decay, float[] first, float[] second) {
        float rate1 = (float) (1 - BETA_1);
        float rate2 = (float) (1 - BETA_2);
        for (int i = 0; i < w.length; i++) {
            float g = gradient[i] + decay * w[i];
            first[i] += rate1 * (g - first[i]);
            second[i] += rate2 * (g * g - second[i]);
        }
    }

    private static void move(float[] w, float[] first, float[] second, float rate, float scale) {
        for (int i = 0; i < w.length; i++) {
            w[i] -= rate * first[i] / ((float) Math.sqrt(second[i]) * scale + EPSILON);
        }
    }
}
