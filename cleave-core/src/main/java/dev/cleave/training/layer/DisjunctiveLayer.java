package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panels;
import dev.cleave.kernel.RowNorms;
import dev.cleave.training.schedule.StepSettings;

/**
 * Semi-symbolic nodes over conjunctions: {@code f = v.h - delta (max|v| - sum|v|)}. Lanes are inputs, as there may be a single
 * node, and the conjunctions come in panels.
 */
final class DisjunctiveLayer {
    private final Kernel kernel;
    private final Parameters parameters; // [nodes x inputs]
    private final RowNorms norms;
    private final Grid transposed; // [rows x nodes]

    DisjunctiveLayer(Kernel kernel, int inputs, int nodes, int maxBatch) {
        this.kernel = kernel;
        this.parameters = new Parameters(nodes, inputs);
        this.norms = new RowNorms(nodes);
        this.transposed = new Grid(maxBatch, nodes);
    }

    Parameters parameters() {
        return parameters;
    }

    /** Takes in the weights as they are now; needed before {@link #forward} whenever they have changed. */
    void measure() {
        norms.measure(parameters.weights());
    }

    /** Writes f of every node and row to {@code z}, [nodes x rows]. */
    void forward(Panels h, int rows, float delta, Grid z) {
        for (int j = 0; j < parameters.weights().rows(); j++) {
            z.fillRow(j, norms.bias(j, -delta), rows);
        }
        kernel.dot(h, parameters.weights(), z, rows);
    }

    /** Sets the gradient from that of f, [nodes x rows], plus that of {@code l1 * sum|v|}. */
    void backward(Panels h, Grid dz, int rows, StepSettings settings) {
        Panels gradient = parameters.gradient();
        for (int i = 0; i < gradient.count(); i++) {
            kernel.multiply(dz, h.panel(i), gradient.panel(i), gradient.rows(), rows);
        }
        for (int j = 0; j < gradient.rows(); j++) {
            float bias = -settings.delta() * dz.rowSum(j, rows);
            norms.addGradient(
                    parameters.weights(), gradient, j, bias, settings.losses().l1());
        }
    }

    /** Writes the gradient of the inputs. */
    void backwardInputs(Grid dz, int rows, Panels dh) {
        Panels weights = parameters.weights();
        transposed.transpose(dz, weights.rows(), rows);
        for (int i = 0; i < weights.count(); i++) {
            kernel.multiply(transposed, weights.panel(i), dh.panel(i), rows, weights.rows());
        }
    }

    /** Sets the weights, given [nodes x inputs], row after row. */
    void setWeights(float[] rowMajor) {
        Panels weights = parameters.weights();
        for (int i = 0; i < weights.rows() * weights.width(); i++) {
            weights.set(i / weights.width(), i % weights.width(), rowMajor[i]);
        }
    }

    /** Values in the layout of the weights as [nodes x inputs], row after row. */
    float[] rowMajor(Panels panels) {
        float[] values = new float[panels.rows() * panels.width()];
        for (int i = 0; i < values.length; i++) {
            values[i] = panels.get(i / panels.width(), i % panels.width());
        }
        return values;
    }
}
