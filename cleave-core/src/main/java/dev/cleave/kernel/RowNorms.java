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
            size(weights, node);
            ties[node] = count(weights, node, largest[node]);
        }
    }

    private void size(Panels weights, int node) {
        float most = 0;
        float sum = 0;
        for (int p = 0; p < weights.count(); p++) {
            int from = p * weights.stride() + node * Panel.LANES;
            for (int i = from; i < from + Panel.LANES; i++) {
                float size = Math.abs(weights.data[i]);
                sum += size;
                most = Math.max(most, size);
            }
        }
        largest[node] = most;
        total[node] = sum;
    }

    private static int count(Panels weights, int node, float size) {
        int count = 0;
        for (int p = 0; p < weights.count(); p++) {
            int from = p * weights.stride() + node * Panel.LANES;
            for (int i = from; i < from + Panel.LANES; i++) {
                count += Math.abs(weights.data[i]) == size ? 1 : 0;
            }
        }
        return count;
    }

    /** {@code scale * (max|w| - sum|w|)}. */
    public float bias(int node, float scale) {
        return scale * (largest[node] - total[node]);
    }

    /** Adds the gradient of {@code scale * (max|w| - sum|w|) + penalty * sum|w|}, ties sharing the maximum equally. */
    public void addGradient(Panels weights, Panels gradient, int node, float scale, float penalty) {
        float all = penalty - scale;
        float top = all + scale / ties[node];
        float most = largest[node];
        for (int p = 0; p < weights.count(); p++) {
            int from = p * weights.stride() + node * Panel.LANES;
            for (int i = from; i < from + Panel.LANES; i++) {
                float w = weights.data[i];
                gradient.data[i] += Math.signum(w) * (Math.abs(w) == most ? top : all);
            }
        }
    }
}
