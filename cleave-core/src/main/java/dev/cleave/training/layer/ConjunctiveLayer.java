package dev.cleave.training.layer;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.NodeNorms;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.training.schedule.StepSettings;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Semi-symbolic nodes over predicates: {@code f = w.x + delta (max|w| - sum|w|)}. Lanes are nodes, as there are many of them
 * and the inputs come row by row.
 */
public final class ConjunctiveLayer {
    private static final int SPARSE = 3; // times as many predicates as a node sees, for products that skip the others

    private final Kernel kernel;
    private final TrainableInput front;
    private Parameters parameters; // [weight rows of the front x nodes], or [seen x nodes]
    private int rows; // of the weights, up to the last that is not a pad
    private final NodeNorms[] norms; // [panels]
    private final float[] lanes = new float[Panel.LANES];
    private WeightMask mask;
    private TernaryWeights ternary;
    private @Nullable SparseProducts sparse; // where nodes see few predicates

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
        if (sparse != null) {
            sparse.forward(weights(), norms, delta, z);
            return;
        }
        for (int i = 0; i < norms.length; i++) {
            norms[i].bias(delta, lanes);
            front.multiply(weights().panel(i), lanes, z.panel(i));
        }
    }

    /** Sets the gradient from that of f, plus that of {@code l1 * sum|w|}. */
    void backward(Panels dz, int batch, StepSettings settings) {
        float l1 = settings.losses().l1();
        if (sparse != null) {
            sparse.backward(dz, weights(), parameters.gradient());
        }
        for (int i = 0; i < norms.length; i++) {
            Panel gradient = parameters.gradient().panel(i);
            if (sparse == null) {
                front.weightGradient(dz.panel(i), gradient);
            }
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
            for (int i = 0; i < own(); i++) {
                weights.set(row(i), node, rowMajor[node * front.size() + predicate(node, i)]);
            }
        }
    }

    /** Values in the layout of the weights as [nodes x predicates], row after row; what a node does not see is 0. */
    public float[] rowMajor(Panels panels) {
        float[] values = new float[panels.width() * front.size()];
        for (int node = 0; node < panels.width(); node++) {
            for (int i = 0; i < own(); i++) {
                values[node * front.size() + predicate(node, i)] = panels.get(row(i), node);
            }
        }
        return values;
    }

    /** The weights of a node. */
    private int own() {
        return sparse == null ? front.size() : sparse.each();
    }

    private int predicate(int node, int index) {
        return sparse == null ? index : sparse.predicate(node, index);
    }

    private int row(int index) {
        return sparse == null ? front.weightRow(index) : index;
    }

    /** Lets each node see only so many predicates, for ever. */
    public void thinOut(int seen, SplittableRandom random) {
        int size = front.size();
        int[] order = new int[size];
        int nodes = parameters.weights().width();
        int[] all = new int[nodes * seen];
        for (int node = 0; node < nodes; node++) {
            Arrays.setAll(order, i -> i);
            for (int i = 0; i < size - seen; i++) {
                int j = i + random.nextInt(size - i);
                int hidden = order[j];
                order[j] = order[i];
                mask.hide(front.weightRow(hidden), node);
            }
            System.arraycopy(order, size - seen, all, node * seen, seen);
            Arrays.sort(all, node * seen, (node + 1) * seen);
        }
        if (SPARSE * seen <= size) {
            front.columns().ifPresent(columns -> become(new SparseProducts(kernel, columns, all, seen)));
        }
    }

    /** The same weights, without those that stay 0. */
    private void become(SparseProducts products) {
        float[] before = rowMajor(parameters.weights());
        sparse = products;
        parameters = new Parameters(products.each(), parameters.weights().width());
        rows = products.each();
        mask = new WeightMask(parameters);
        ternary = new TernaryWeights(parameters);
        setWeights(before);
    }
}
