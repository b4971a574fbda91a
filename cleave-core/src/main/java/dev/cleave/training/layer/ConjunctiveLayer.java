package dev.cleave.training.layer;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.NodeNorms;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.training.schedule.StepSettings;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Semi-symbolic nodes over predicates: {@code f = w.x + delta (max|w| - sum|w|)}. Lanes are nodes, as there are many of them
 * and the inputs come row by row.
 */
public final class ConjunctiveLayer {
    private final Kernel kernel;
    private final TrainableInput front;
    private final Parameters parameters; // [weight rows of the front x nodes]
    private final int rows; // of the weights, up to the last that is not a pad
    private final NodeNorms[] norms; // [panels]
    private final float[] lanes = new float[Panel.LANES];
    private final WeightMask mask;
    private final TernaryWeights ternary;

    ConjunctiveLayer(Kernel kernel, TrainableInput front, int nodes) {
        this.kernel = kernel;
        this.front = front;
        this.parameters = new Parameters(front.weightRows(), nodes);
        this.rows = front.weightRow(front.size() - 1) + 1;
        this.norms = new NodeNorms[Panel.count(nodes)];
        Arrays.setAll(norms, i -> new NodeNorms());
        this.mask = new WeightMask(parameters);
        this.ternary = new TernaryWeights(parameters);
    }

    public Parameters parameters() {
        return parameters;
    }

    public WeightMask mask() {
        return mask;
    }

    public TernaryWeights ternary() {
        return ternary;
    }

    /** The weights that the nodes have now: the learned ones, or where they are on the way to three values. */
    Panels weights() {
        return ternary.isOn() ? ternary.weights() : parameters.weights();
    }

    /** Takes in the weights as they are now; needed before {@link #forward} whenever they have changed. */
    void measure() {
        ternary.refresh();
        Panels weights = weights();
        for (int i = 0; i < norms.length; i++) {
            kernel.measure(weights.panel(i), rows, norms[i]);
        }
    }

    /** Writes f of every row and node to {@code z}. */
    void forward(float delta, Panels z) {
        for (int i = 0; i < norms.length; i++) {
            norms[i].bias(delta, lanes);
            front.multiply(weights().panel(i), lanes, z.panel(i));
        }
    }

    /** Sets the gradient from that of f, plus that of {@code l1 * sum|w|}. */
    void backward(Panels dz, int batch, StepSettings settings) {
        float l1 = settings.losses().l1();
        for (int i = 0; i < norms.length; i++) {
            Panel gradient = parameters.gradient().panel(i);
            front.weightGradient(dz.panel(i), gradient);
            kernel.sumRows(dz.panel(i), batch, lanes);
            norms[i].backward(settings.delta(), lanes, ternary.isOn() ? 0 : l1);
            kernel.addNormGradient(weights().panel(i), gradient, rows, norms[i]);
        }
        ternary.addPenalty(l1);
        mask.apply();
    }

    /** Sets the weights, given [nodes x predicates], row after row. */
    void setWeights(float[] rowMajor) {
        Panels weights = parameters.weights();
        for (int node = 0; node < weights.width(); node++) {
            for (int i = 0; i < front.size(); i++) {
                weights.set(front.weightRow(i), node, rowMajor[node * front.size() + i]);
            }
        }
    }

    /** Values in the layout of the weights as [nodes x predicates], row after row. */
    public float[] rowMajor(Panels panels) {
        float[] values = new float[panels.width() * front.size()];
        for (int node = 0; node < panels.width(); node++) {
            for (int i = 0; i < front.size(); i++) {
                values[node * front.size() + i] = panels.get(front.weightRow(i), node);
            }
        }
        return values;
    }

    /** Lets each node see only so many predicates, for ever. */
    public void thinOut(int seen, SplittableRandom random) {
        int size = front.size();
        int[] order = new int[size];
        for (int node = 0; node < parameters.weights().width(); node++) {
            Arrays.setAll(order, i -> i);
            for (int i = 0; i < size - seen; i++) {
                int j = i + random.nextInt(size - i);
                int hidden = order[j];
                order[j] = order[i];
                mask.hide(front.weightRow(hidden), node);
            }
        }
    }
}
