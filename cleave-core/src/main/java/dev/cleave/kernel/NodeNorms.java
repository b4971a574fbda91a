package dev.cleave.kernel;

/** What the bias of sixteen nodes needs of their weights, and how a loss depends on it. */
public final class NodeNorms {
    final float[] largest = new float[Panel.LANES]; // max|w|
    final float[] total = new float[Panel.LANES]; // sum|w|
    final float[] ties = new float[Panel.LANES]; // how many |w| equal the largest
    final float[] largestGradient = new float[Panel.LANES]; // for each |w| that equals the largest
    final float[] totalGradient = new float[Panel.LANES]; // for each |w|

    /** Writes {@code scale * (max|w| - sum|w|)} of each lane. */
    public void bias(float scale, float[] bias) {
        for (int i = 0; i < Panel.LANES; i++) {
            bias[i] = scale * (largest[i] - total[i]);
        }
    }

    /**
     * Prepares the gradient of {@code scale * (max|w| - sum|w|)}, given the loss's gradient of each lane's bias, plus that of
     * {@code penalty * sum|w|}. Weights that tie for the maximum share it equally, which is a subgradient.
     */
    public void backward(float scale, float[] biasGradient, float penalty) {
        for (int i = 0; i < Panel.LANES; i++) {
            float gradient = scale * biasGradient[i];
            largestGradient[i] = gradient / ties[i];
            totalGradient[i] = penalty - gradient;
        }
    }
}
