package dev.cleave.rules.reading;

import dev.cleave.network.SemiSymbolicLayer;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/**
 * One node of a layer, whose sum grows input by input in the layer's own order, so that it is the layer's to the last bit.
 * Close to 0 the layer itself decides.
 */
@NullMarked
final class ConeNode {
    /** Wider than the layer's own doubt, which is of the order of inputs x 2^-51 x sum|w|. */
    private static final double DOUBT = 0x1p-45;

    private final SemiSymbolicLayer alone;
    private final double[] weights; // [inputs]
    private final double bias;
    private final double doubt;
    private final double[] raw = new double[1];

    ConeNode(SemiSymbolicLayer layer, int node) {
        float[] row = Arrays.copyOfRange(layer.weights(), node * layer.inputs(), (node + 1) * layer.inputs());
        this.alone = SemiSymbolicLayer.of(layer.kind(), layer.delta(), 1, layer.inputs(), row);
        this.weights = IntStream.range(0, row.length).mapToDouble(i -> row[i]).toArray();
        this.bias = alone.raw(0, new double[row.length]);
        double total = Arrays.stream(weights).map(Math::abs).sum();
        this.doubt = (layer.inputs() + 4) * DOUBT * total;
    }

    double weight(int input) {
        return weights[input];
    }

    /** The raw value, given the sum of all weighted inputs. */
    double raw(double sum, double[] x) {
        double f = sum + bias;
        return Math.abs(f) > doubt ? f : exactly(x);
    }

    private double exactly(double[] x) {
        alone.raw(x, raw);
        return raw[0];
    }
}
