package dev.cleave.training;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.NodeNorms;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.kernel.Signs;
import java.util.Arrays;

/**
 * Semi-symbolic nodes over +-1 inputs: {@code f = w.x + delta (max|w| - sum|w|)}. Lanes are nodes, as there are many of them
 * and the inputs come row by row.
 */
final class ConjunctiveLayer {
    private final Kernel kernel;
    private final int inputs;
    private final Parameters parameters; // [inputs x nodes]
    private final NodeNorms[] norms; // [panels]
    private final float[] lanes = new float[Panel.LANES];

    private static final float[] NOTHING = new float[Panel.LANES];

    ConjunctiveLayer(Kernel kernel, int inputs, int nodes) {
        this.kernel = kernel;
        this.inputs = inputs;
        this.parameters = new Parameters(Signs.padded(inputs), nodes);
        this.norms = new NodeNorms[Panel.count(nodes)];
        Arrays.setAll(norms, i -> new NodeNorms());
    }

    Parameters parameters() {
        return parameters;
    }

    /** Takes in the weights as they are now; needed before {@link #forward} whenever they have changed. */
    void measure() {
        for (int i = 0; i < norms.length; i++) {
            kernel.measure(parameters.weights().panel(i), inputs, norms[i]);
        }
    }

    /** Writes f of every row and node to {@code z}. */
    void forward(Signs x, float delta, Panels z) {
        for (int i = 0; i < norms.length; i++) {
            norms[i].bias(delta, lanes);
            kernel.multiply(x, parameters.weights().panel(i), lanes, z.panel(i));
        }
    }

    /** Sets the gradient from that of f, plus that of {@code l1 * sum|w|}. */
    void backward(Signs transposed, Panels dz, int rows, StepSettings settings) {
        for (int i = 0; i < norms.length; i++) {
            Panel gradient = parameters.gradient().panel(i);
            dz.panel(i).clear(rows, Signs.padded(rows));
            kernel.multiply(transposed, dz.panel(i), NOTHING, gradient);
            kernel.sumRows(dz.panel(i), rows, lanes);
            norms[i].backward(settings.delta(), lanes, settings.losses().l1());
            kernel.addNormGradient(parameters.weights().panel(i), gradient, inputs, norms[i]);
        }
    }

    /** Sets the weights, given [nodes x inputs], row after row. */
    void setWeights(float[] rowMajor) {
        Panels weights = parameters.weights();
        for (int node = 0; node < weights.width(); node++) {
            for (int i = 0; i < inputs; i++) {
                weights.set(i, node, rowMajor[node * inputs + i]);
            }
        }
    }

    /** Values in the layout of the weights as [nodes x inputs], row after row. */
    float[] rowMajor(Panels panels) {
        float[] values = new float[panels.width() * inputs];
        for (int node = 0; node < panels.width(); node++) {
            for (int i = 0; i < inputs; i++) {
                values[node * inputs + i] = panels.get(i, node);
            }
        }
        return values;
    }
}
