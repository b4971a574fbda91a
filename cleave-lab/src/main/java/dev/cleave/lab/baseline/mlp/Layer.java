package dev.cleave.lab.baseline.mlp;

import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;
import java.util.Arrays;
import java.util.SplittableRandom;

/** A layer of weighted sums; the bias is the weight of a last input that is always 1. */
final class Layer {
    private final Kernel kernel;
    private final int inputs; // the 1 is one of them
    private final Grid values; // [rows x inputs]
    private final Grid transposed; // [inputs x rows]
    private final Grid inputGradient; // [inputs x rows]
    private final Panels weights; // [inputs x nodes]
    private final Panels gradient; // [inputs x nodes]
    private final Panels sums; // [rows x nodes]
    private final Panels sumGradient; // [rows x nodes]
    private final ArrayAdam adam;

    Layer(Kernel kernel, int width, int nodes, int maxBatch) {
        this.kernel = kernel;
        this.inputs = width + 1;
        this.values = new Grid(maxBatch, inputs);
        this.transposed = new Grid(inputs, Panel.padded(maxBatch));
        this.inputGradient = new Grid(inputs, Panel.padded(maxBatch));
        this.weights = new Panels(inputs, nodes);
        this.gradient = new Panels(inputs, nodes);
        this.sums = new Panels(maxBatch, nodes);
        this.sumGradient = new Panels(maxBatch, nodes);
        this.adam = new ArrayAdam(weights.values().length);
        Arrays.fill(transposed.values(), width * transposed.stride(), inputs * transposed.stride(), 1f);
    }

    /** Weights of a size that keeps the sums about as large as the inputs; biases of 0. */
    void initialise(SplittableRandom random) {
        double deviation = 1 / Math.sqrt(Math.max(1, inputs - 1));
        for (int node = 0; node < weights.width(); node++) {
            for (int i = 0; i < inputs - 1; i++) {
                weights.set(i, node, (float) (deviation * random.nextGaussian()));
            }
        }
    }

    /** To be written, [inputs x rows]; a last row, of ones, is there already. */
    Grid inputs() {
        return transposed;
    }

    Panels weights() {
        return weights;
    }

    Panels gradient() {
        return gradient;
    }

    /** Of the inputs that were written. */
    Panels sums() {
        return sums;
    }

    /** To be written. */
    Panels sumGradient() {
        return sumGradient;
    }

    void forward(int rows) {
        values.transpose(transposed, inputs, rows);
        for (int i = 0; i < sums.count(); i++) {
            kernel.multiply(values, weights.panel(i), sums.panel(i), rows, inputs);
        }
    }

    /** Sets the weights' gradient from that of the sums. */
    void backward(int rows) {
        for (int i = 0; i < sums.count(); i++) {
            kernel.multiply(transposed, sumGradient.panel(i), gradient.panel(i), inputs, rows);
        }
    }

    /** The gradient of the inputs from that of the sums, [inputs x rows]. */
    Grid inputGradient(int rows) {
        inputGradient.clear();
        kernel.dot(sumGradient, weights, inputGradient, rows);
        return inputGradient;
    }

    void learn(double rate, double decay) {
        adam.step(weights.values(), gradient.values(), (float) rate, (float) decay);
    }
}
