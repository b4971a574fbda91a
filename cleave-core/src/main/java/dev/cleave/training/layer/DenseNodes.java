package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import dev.cleave.network.DenseLayer;
import java.util.Arrays;
import java.util.SplittableRandom;

/** A layer of {@code tanh(w.x + b)} in training; the bias is the weight of a last input that is always 1. */
final class DenseNodes {
    private final Kernel kernel;
    private final RealInputs inputs; // the last one is 1
    private final Parameters parameters; // [inputs x nodes]
    private final Panels z; // w.x + b, later its gradient: [rows x nodes]
    private final Panels soft; // tanh
    private final Panels hard; // sign

    DenseNodes(Kernel kernel, int inputs, int nodes, int maxBatch) {
        this.kernel = kernel;
        this.inputs = new RealInputs(kernel, inputs + 1, maxBatch);
        this.parameters = new Parameters(inputs + 1, nodes);
        this.z = new Panels(maxBatch, nodes);
        this.soft = new Panels(maxBatch, nodes);
        this.hard = new Panels(maxBatch, nodes);
        Grid given = this.inputs.transposed();
        Arrays.fill(given.values(), inputs * given.stride(), (inputs + 1) * given.stride(), 1f);
    }

    Parameters parameters() {
        return parameters;
    }

    /** To be written, [inputs x rows]; a last row, of ones, is there already. */
    Grid inputs() {
        return inputs.transposed();
    }

    /** Weights of a size that keeps the nodes' sums about as large as the inputs; biases of 0. */
    void initialise(SplittableRandom random) {
        int count = inputs.width() - 1;
        double deviation = 1 / Math.sqrt(count);
        for (int node = 0; node < z.width(); node++) {
            for (int i = 0; i < count; i++) {
                parameters.weights().set(i, node, (float) (deviation * random.nextGaussian()));
            }
        }
    }

    /** Writes the nodes' values to {@code out}, [nodes x rows]. */
    void forward(int rows, boolean isHard, Grid out) {
        inputs.written(rows);
        for (int i = 0; i < z.count(); i++) {
            z.panel(i).clear(0, rows);
            inputs.addProduct(parameters.weights().panel(i), z.panel(i), rows);
            kernel.tanh(z.panel(i), soft.panel(i), rows);
            if (isHard) {
                kernel.sign(z.panel(i), hard.panel(i), rows);
            }
        }
        (isHard ? hard : soft).transposeInto(out, rows);
    }

    /** Sets the weights' gradient from that of the values, [nodes x rows], plus that of {@code -pull * sum|value|}. */
    void backward(Grid d, int rows, float pull) {
        z.transposeFrom(d, rows);
        for (int i = 0; i < z.count(); i++) {
            z.panel(i).clearPads(Math.min(Panel.LANES, z.width() - i * Panel.LANES), rows);
            kernel.slope(soft.panel(i), pull, z.panel(i), rows);
            inputs.weightGradient(z.panel(i), parameters.gradient().panel(i), rows);
        }
    }

    /** The gradient of the inputs, [inputs x rows]. */
    Grid inputGradient(int rows) {
        return inputs.gradient(z, parameters.weights(), rows);
    }

    DenseLayer layer() {
        int count = inputs.width() - 1;
        float[] weights = new float[z.width() * count];
        float[] biases = new float[z.width()];
        for (int node = 0; node < biases.length; node++) {
            for (int i = 0; i < count; i++) {
                weights[node * count + i] = parameters.weights().get(i, node);
            }
            biases[node] = parameters.weights().get(count, node);
        }
        return new DenseLayer(biases.length, count, weights, biases);
    }
}
