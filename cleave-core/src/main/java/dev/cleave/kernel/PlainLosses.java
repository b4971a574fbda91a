package dev.cleave.kernel;

/** The gradient of the weight loss, value by value. */
final class PlainLosses {
    private PlainLosses() {}

    static void addWeightLoss(Panel w, float scale, Panel d, int rows) {
        for (int i = 0; i < rows * Panel.LANES; i++) {
            float weight = w.data[w.offset + i];
            float size = Math.abs(weight);
            d.data[d.offset + i] += scale * Math.signum(weight) * Math.signum(6 - size) * (6 - 2 * size);
        }
    }
}
