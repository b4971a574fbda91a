package dev.cleave.training.layer;

import dev.cleave.kernel.Grid;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Panel;
import dev.cleave.kernel.Panels;

/** Inputs of a layer that are any numbers, in both orientations, and the loss's gradient of them. */
final class RealInputs {
    private final Kernel kernel;
    private final int width;
    private final Grid values; // [rows x width]
    private final Grid transposed; // [width x rows]
    private final Grid gradient; // [width x rows]

    RealInputs(Kernel kernel, int width, int maxBatch) {
        this.kernel = kernel;
        this.width = width;
        this.values = new Grid(maxBatch, width);
        this.transposed = new Grid(width, Panel.padded(maxBatch));
        this.gradient = new Grid(width, Panel.padded(maxBatch));
    }

    int width() {
        return width;
    }

    /** To be written; {@link #written} then takes the values over into the other orientation. */
    Grid transposed() {
        return transposed;
    }

    void written(int rows) {
        values.transpose(transposed, width, rows);
    }

    /** Adds {@code x.w} of every row and lane to {@code z}. */
    void addProduct(Panel weights, Panel z, int rows) {
        kernel.multiplyAdd(values, weights, z, rows, width);
    }

    /** Writes the gradient of the weights from that of their products. */
    void weightGradient(Panel dz, Panel gradientOfWeights, int rows) {
        kernel.multiply(transposed, dz, gradientOfWeights, width, rows);
    }

    /** The gradient of the inputs, [width x rows]; their weights stand in the last rows of {@code weights}. */
    Grid gradient(Panels dz, Panels weights, int rows) {
        gradient.clear();
        kernel.dot(dz, weights, weights.rows() - width, gradient, rows);
        return gradient;
    }
}
