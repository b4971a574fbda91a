package dev.cleave.network;

import dev.cleave.network.exact.ExactSum;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A layer of semi-symbolic nodes (the paper's equation 1): {@code f(x) = w.x + delta (max|w| - sum|w|)}, where delta is
 * positive for conjunctions and negative for disjunctions. Immutable.
 */
public final class SemiSymbolicLayer {
    private static final double UNIT_ROUNDOFF = 0x1p-53;

    private final Kind kind;
    private final double delta;
    private final int nodes;
    private final int inputs;
    private final float[] weights; // [nodes x inputs]
    private final LayerColumns columns; // the same weights, input by input
    private final double[] biases; // [nodes]
    private final double[] doubts; // [nodes], below this |f| rounding may have changed the sign

    private SemiSymbolicLayer(Kind kind, double delta, int nodes, int inputs, float[] weights) {
        this.kind = kind;
        this.delta = delta;
        this.nodes = nodes;
        this.inputs = inputs;
        this.weights = weights;
        this.columns = LayerColumns.of(nodes, inputs, weights);
        this.biases = IntStream.range(0, nodes).mapToDouble(this::bias).toArray();
        this.doubts = IntStream.range(0, nodes).mapToDouble(this::doubt).toArray();
    }

    /**
     * A layer with delta = 1 in magnitude, as trained networks have.
     *
     * @param weights [nodes x inputs], all finite
     */
    public static SemiSymbolicLayer of(Kind kind, int nodes, int inputs, float[] weights) {
        return of(kind, 1, nodes, inputs, weights);
    }

    /**
     * @param delta how far the layer is from a plain sum (0) to a conjunction or disjunction (1)
     * @param weights [nodes x inputs], all finite
     */
    public static SemiSymbolicLayer of(Kind kind, double delta, int nodes, int inputs, float[] weights) {
        if (!(delta >= 0 && delta <= 1)) {
            throw new IllegalArgumentException("delta must be in [0, 1], not " + delta);
        }
        if (nodes < 1 || inputs < 1 || weights.length != (long) nodes * inputs) {
            throw new IllegalArgumentException(weights.length + " weights for " + nodes + " x " + inputs);
        }
        for (int i = 0; i < weights.length; i++) {
            if (!Float.isFinite(weights[i])) {
                throw new IllegalArgumentException("weight " + i % inputs + " of node " + i / inputs + " is "
                        + weights[i] + ", not a finite number");
            }
        }
        return new SemiSymbolicLayer(kind, delta, nodes, inputs, weights.clone());
    }

    public Kind kind() {
        return kind;
    }

    public double delta() {
        return delta;
    }

    public int nodes() {
        return nodes;
    }

    public int inputs() {
        return inputs;
    }

    public float weight(int node, int input) {
        Objects.checkIndex(input, inputs);
        return weights[node * inputs + input];
    }

    /** A copy, [nodes x inputs]. */
    public float[] weights() {
        return weights.clone();
    }

    /** The inputs that a node uses: those whose weight is not 0. */
    public int[] used(int node) {
        return IntStream.range(0, inputs).filter(i -> weight(node, i) != 0).toArray();
    }

    /**
     * Writes the raw value f of every node. On inputs of exactly -1 and 1 its sign is that of real arithmetic, ties
     * included; on others it is what double arithmetic gives, summed in the order of the inputs.
     */
    public void raw(double[] x, double[] f) {
        Arrays.fill(f, 0, nodes, 0);
        for (int i = 0; i < inputs; i++) {
            columns.addScaled(x[i], i, f);
        }
        for (int node = 0; node < nodes; node++) {
            f[node] += biases[node];
            if (Math.abs(f[node]) <= doubts[node] && ExactSum.isBivalent(x)) {
                f[node] = exactly(node, x).doubleValue();
            }
        }
    }

    /**
     * As {@link #raw(double[], double[])}, and on inputs of exactly -1 and 1 the first of the largest values is where it is in
     * real arithmetic: where rounding could decide, values are summed exactly, and the largest is made so by its last place.
     */
    public void ranked(double[] x, double[] f) {
        raw(x, f);
        int[] rivals = rivals(f);
        if (rivals.length > 1 && ExactSum.isBivalent(x)) {
            rank(rivals, x, f);
        }
    }

    /** The nodes whose value may be the largest, for all that doubles can tell; one alone where they can. */
    private int[] rivals(double[] f) {
        int top = Head.largest(f, nodes);
        double known = Math.max(0, doubts[top]);
        boolean isSure = true;
        for (int node = 0; node < nodes; node++) {
            double doubt = known + Math.max(0, doubts[node]);
            isSure &= node == top || doubt == 0 || f[top] - f[node] > doubt;
        }
        return isSure
                ? new int[] {top}
                : IntStream.range(0, nodes)
                        .filter(node -> f[top] - f[node] <= known + Math.max(0, doubts[node]))
                        .toArray();
    }

    private void rank(int[] rivals, double[] x, double[] f) {
        int first = rivals[0];
        BigDecimal most = exactly(first, x);
        for (int node : rivals) {
            BigDecimal exact = exactly(node, x);
            f[node] = exact.doubleValue();
            if (exact.compareTo(most) > 0) {
                first = node;
                most = exact;
            }
        }
        int top = Head.largest(f, nodes);
        if (top != first) {
            f[first] = Math.nextUp(f[top]);
        }
    }

    /** The raw value of one node, as {@link #raw(double[], double[])} gives it. */
    public double raw(int node, double[] x) {
        double[] f = new double[nodes];
        raw(x, f);
        return f[node];
    }

    private BigDecimal exactly(int node, double[] x) {
        return ExactSum.raw(Arrays.copyOfRange(weights, node * inputs, (node + 1) * inputs), x, kind.sign() * delta);
    }

    private double bias(int node) {
        return kind.sign() * delta * (largest(node) - total(node));
    }

    /**
     * Below this |f| the sign may be wrong: n additions of numbers whose partial sums are at most 2 (sum|w| + max|w|) err by
     * no more, with room. Negative where every sum is exact because no weight is much finer than the largest sum.
     */
    private double doubt(int node) {
        double most = 2 * (largest(node) + total(node));
        return delta == 1 && most < finest(node) / UNIT_ROUNDOFF ? -1 : 2 * (inputs + 4) * UNIT_ROUNDOFF * most;
    }

    /** The last place of the finest weight: all weights, and so all sums of them, are multiples of it. */
    private double finest(int node) {
        double finest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < inputs; i++) {
            if (weight(node, i) != 0) {
                finest = Math.min(finest, Math.ulp(weight(node, i)));
            }
        }
        return finest;
    }

    private double largest(int node) {
        return IntStream.range(0, inputs)
                .mapToDouble(i -> Math.abs(weight(node, i)))
                .max()
                .orElse(0);
    }

    private double total(int node) {
        double total = 0;
        for (int i = 0; i < inputs; i++) {
            total += Math.abs(weight(node, i));
        }
        return total;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SemiSymbolicLayer that
                && kind == that.kind
                && delta == that.delta
                && nodes == that.nodes
                && inputs == that.inputs
                && Arrays.equals(weights, that.weights);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, delta, nodes, inputs, Arrays.hashCode(weights));
    }

    @Override
    public String toString() {
        return kind + "[" + nodes + " x " + inputs + ", delta " + delta + "]";
    }

    /** Whether the bias makes the nodes act as conjunctions or as disjunctions. */
    public enum Kind {
        CONJUNCTIVE(1),
        DISJUNCTIVE(-1);

        private final int sign;

        Kind(int sign) {
            this.sign = sign;
        }

        public int sign() {
            return sign;
        }
    }
}
