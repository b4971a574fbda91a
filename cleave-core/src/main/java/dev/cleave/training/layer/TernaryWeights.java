package dev.cleave.training.layer;

import dev.cleave.kernel.Panels;

/**
 * Weights of nodes on their way to {-m, 0, m}: those of at least half the node's largest become m, their mean size, as each of
 * them alone can keep the node from firing; the others become 0. The gradient passes straight through.
 */
public final class TernaryWeights {
    private final Parameters parameters; // [inputs x nodes]
    private Panels weights = new Panels(0, 1);
    private float share; // how much of the way is behind: 0 is not begun, 1 is there

    TernaryWeights(Parameters parameters) {
        this.parameters = parameters;
    }

    public void setShare(float value) {
        share = value;
        if (isOn() && weights.rows() == 0) {
            weights =
                    new Panels(parameters.weights().rows(), parameters.weights().width());
        }
    }

    boolean isOn() {
        return share > 0;
    }

    Panels weights() {
        return weights;
    }

    /** Makes the weights anew from the learned ones. */
    void refresh() {
        if (isOn()) {
            for (int node = 0; node < weights.width(); node++) {
                refresh(node);
            }
        }
    }

    /** Goes on from the weights as they are now. */
    public void settle() {
        refresh();
        if (isOn()) {
            System.arraycopy(weights.values(), 0, parameters.weights().values(), 0, weights.values().length);
        }
    }

    private void refresh(int node) {
        Panels learned = parameters.weights();
        float half = largest(node) / 2;
        float sum = 0;
        int count = 0;
        for (int i = 0; i < learned.rows(); i++) {
            float size = Math.abs(learned.get(i, node));
            sum += size >= half ? size : 0;
            count += size >= half ? 1 : 0;
        }
        float mean = sum / Math.max(1, count);
        for (int i = 0; i < learned.rows(); i++) {
            float weight = learned.get(i, node);
            float goal = Math.abs(weight) >= half ? Math.signum(weight) * mean : 0;
            weights.set(i, node, share < 1 ? weight + share * (goal - weight) : goal);
        }
    }

    private float largest(int node) {
        float largest = 0;
        for (int i = 0; i < parameters.weights().rows(); i++) {
            largest = Math.max(largest, Math.abs(parameters.weights().get(i, node)));
        }
        return largest;
    }

    /** Adds the gradient of {@code l1 * sum|w|} of the learned weights, which reaches those too that are 0 by now. */
    void addPenalty(float l1) {
        if (isOn() && l1 != 0) {
            float[] learned = parameters.weights().values();
            float[] gradient = parameters.gradient().values();
            for (int i = 0; i < learned.length; i++) {
                gradient[i] += l1 * Math.signum(learned[i]);
            }
        }
    }
}
