package dev.cleave.network;

import java.util.Arrays;
import java.util.Objects;

/** An ordinary layer: {@code w.x + b}. Immutable. */
public final class DenseLayer {
    private final int nodes;
    private final int inputs;
    private final float[] weights; // [nodes x inputs]
    private final float[] biases; // [nodes]

    /**
     * @param weights [nodes x inputs], all finite
     * @param biases [nodes], all finite
     */
    public DenseLayer(int nodes, int inputs, float[] weights, float[] biases) {
        if (nodes < 1 || inputs < 1 || weights.length != (long) nodes * inputs || biases.length != nodes) {
            throw new IllegalArgumentException(
                    weights.length + " weights and " + biases.length + " biases for " + nodes + " x " + inputs);
        }
        requireFinite(weights);
        requireFinite(biases);
        this.nodes = nodes;
        this.inputs = inputs;
        this.weights = weights.clone();
        this.biases = biases.clone();
    }

    private static void requireFinite(float[] values) {
        for (float value : values) {
            if (!Float.isFinite(value)) {
                throw new IllegalArgumentException("a weight is " + value + ", not a finite number");
            }
        }
    }

    public int nodes() {
        return nodes;
    }

    public int inputs() {
        return inputs;
    }

    /** A copy, [nodes x inputs]. */
    public float[] weights() {
        return weights.clone();
    }

    /** A copy, [nodes]. */
    public float[] biases() {
        return biases.clone();
    }

    /** Writes {@code w.x + b} of every node, summed in the order of the inputs. */
    void raw(double[] x, double[] f) {
        for (int node = 0; node < nodes; node++) {
            double sum = biases[node];
            for (int i = 0; i < inputs; i++) {
                sum += weights[node * inputs + i] * x[i];
            }
            f[node] = sum;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DenseLayer that
                && nodes == that.nodes
                && inputs == that.inputs
                && Arrays.equals(weights, that.weights)
                && Arrays.equals(biases, that.biases);
    }

    @Override
    public int hashCode() {
        return Objects.hash(nodes, inputs, Arrays.hashCode(weights), Arrays.hashCode(biases));
    }

    @Override
    public String toString() {
        return "DenseLayer[" + nodes + " x " + inputs + "]";
    }
}
