package dev.cleave.interchange.onnx;

import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.math.BigDecimal;
import java.util.Arrays;

/**
 * Weights and biases of a layer as sums of two doubles each, so that every sum of high parts over -1 and 1 is exact in doubles, and every
 * sum of low parts.
 */
final class SplitWeights {
    private static final int DIGITS = 50; // of the 53 that a double has: sums are a little greater than their bound

    private final SemiSymbolicLayer layer;
    private final double[] high; // [inputs x nodes]
    private final double[] low; // [inputs x nodes]
    private final double[] highBiases; // [nodes]
    private final double[] lowBiases; // [nodes]

    private SplitWeights(SemiSymbolicLayer layer) {
        this.layer = layer;
        this.high = new double[layer.inputs() * layer.nodes()];
        this.low = new double[high.length];
        this.highBiases = new double[layer.nodes()];
        this.lowBiases = new double[layer.nodes()];
    }

    /** An {@link InputException} where weights are so different in size that two parts don't hold them. */
    static SplitWeights of(SemiSymbolicLayer layer) {
        SplitWeights split = new SplitWeights(layer);
        for (int node = 0; node < layer.nodes(); node++) {
            split.split(node);
        }
        return split;
    }

    private void split(int node) {
        BigDecimal total = BigDecimal.ZERO;
        BigDecimal largest = BigDecimal.ZERO;
        for (int i = 0; i < layer.inputs(); i++) {
            BigDecimal weight = new BigDecimal(layer.weight(node, i)).abs();
            total = total.add(weight);
            largest = largest.max(weight);
        }
        BigDecimal bias = new BigDecimal(layer.kind().sign() * layer.delta()).multiply(largest.subtract(total));
        double most = 2 * total.add(largest).doubleValue();
        double unit = most == 0 ? 1 : Math.scalb(1.0, Math.getExponent(most) + 1 - DIGITS);
        double finest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < layer.inputs(); i++) {
            int at = i * layer.nodes() + node;
            double weight = layer.weight(node, i);
            high[at] = Math.rint(weight / unit) * unit;
            low[at] = weight - high[at];
            finest = Math.min(finest, low[at] == 0 ? finest : Math.ulp((float) weight));
        }
        highBiases[node] = Math.rint(bias.doubleValue() / unit) * unit;
        BigDecimal rest = bias.subtract(new BigDecimal(highBiases[node]));
        lowBiases[node] = rest.doubleValue();
        boolean isWhole = new BigDecimal(lowBiases[node]).compareTo(rest) == 0;
        finest = Math.min(finest, lowBiases[node] == 0 ? finest : Math.min(finest, unitOf(rest)));
        if (!isWhole || (layer.inputs() + 2.0) * unit / finest >= 0x1p53) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the weights of node " + (node + 1)
                            + " differ so much in size that no sum of two doubles holds them;"
                            + " use --as onnx for the rules, or --as smtlib");
        }
    }

    /** The last binary place of a number that a double holds. */
    private static double unitOf(BigDecimal number) {
        double value = number.doubleValue();
        return Math.scalb(
                1.0,
                Math.getExponent(value)
                        - 52
                        + Long.numberOfTrailingZeros(Double.doubleToRawLongBits(value) | 1L << 52));
    }

    /** Whether high parts are all that there is. */
    boolean isOnePart() {
        return Arrays.stream(low).allMatch(part -> part == 0)
                && Arrays.stream(lowBiases).allMatch(part -> part == 0);
    }

    /** A copy, [inputs x nodes]. */
    double[] high() {
        return high.clone();
    }

    /** A copy, [nodes]. */
    double[] highBiases() {
        return highBiases.clone();
    }

    /** A copy, [nodes]. */
    double[] lowBiases() {
        return lowBiases.clone();
    }
}
