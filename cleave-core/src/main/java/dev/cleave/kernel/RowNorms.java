package dev.cleave.kernel;

/** {@link NodeNorms} for nodes that are rows of panels instead of lanes. */
public final class RowNorms {
    private final float[] largest; // max|w| of each node
    private final float[] total; // sum|w|
    private final int[] ties; // how many |w| equal the largest

    public RowNorms(int nodes) {
        this.largest = new float[nodes];
        this.total = new float[nodes];
        this.ties = new int[nodes];
    }

    public void measure(Panels weights) {
        for (int node = 0; node < largest.length; node++) {
            largest[node] = 0;
            total[node] = 0;
            ties[node] = 0;
            for (int i = 0; i < weights.count(); i++) {
                measure(weights.panel(i), node);
            }
        }
    }

    private void measure(Panel weights, int node) {
        int from = weights.offset + node * Panel.LANES;
        for (int i = from; i < from + Panel.LANES; i++) {
            float size = Math.abs(weights.data[i]);
            total[node] += size;
            ties[node] = size > largest[node] ? 1 : size == largest[node] ? ties[node] + 1 : ties[node];
            largest[node] = Math.max(largest[node], size);
        }
    }

    /** {@code scale * (max|w| - sum|w|)}. */
    public float bias(int node, float scale) {
        return scale * (largest[node] - total[node]);
    }

    /** Adds the gradient of {@code scale * (max|w| - sum|w|) + penalty * sum|w|}, ties sharing the maximum equally. */
    public void addGradient(Panels weights, Panels gradient, int node, float scale, float penalty) {
        float all = penalty - scale;
        float top = all + scale / ties[node];
        for (int p = 0; p < weights.count(); p++) {
            int from = p * weights.stride() + node * Panel.LANES;
            for (int i = from; i < from + Panel.LANES; i++) {
                float w = weights.data[i];
                gradient.data[i] += Math.signum(w) * (Math.abs(w) == largest[node] ? top : all);
            }
        }
    }
}
