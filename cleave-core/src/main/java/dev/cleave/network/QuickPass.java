package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.table.BitMatrix;
import java.util.Arrays;
import java.util.Optional;

/**
 * A forward pass of a soft network with {@link QuickTanh}, for labels alone: an output that is further from its level than the table can
 * be wrong has the label that exact arithmetic gives; for rows with another one it says so, and these are done exactly.
 */
final class QuickPass {
    private final SoftNetwork network;
    private final IndependentHead head;
    private final double[] predicates;
    private final double[] conjunctions;
    private final double[] outputs;
    private final double[] doubts; // [outputs]

    private QuickPass(SoftNetwork network, IndependentHead head) {
        this.network = network;
        this.head = head;
        this.predicates = new double[network.predicates().size()];
        this.conjunctions = new double[network.conjunctions().nodes()];
        this.outputs = new double[network.disjunctions().nodes()];
        this.doubts = doubts(network);
    }

    /** For soft networks with independent outputs. */
    static Optional<QuickPass> of(NeuralDnf network) {
        return network instanceof SoftNetwork soft && soft.head() instanceof IndependentHead independent
                ? Optional.of(new QuickPass(soft, independent))
                : Optional.empty();
    }

    /** How far raw outputs may be off; tanh makes no difference larger. Twice that, so that rounding has room. */
    private static double[] doubts(SoftNetwork network) {
        double[] ofConjunctions = new double[network.conjunctions().nodes()];
        Arrays.setAll(ofConjunctions, k -> QuickTanh.ERROR * (1 + sum(network.conjunctions(), k)));
        double[] doubts = new double[network.disjunctions().nodes()];
        for (int output = 0; output < doubts.length; output++) {
            for (int k = 0; k < ofConjunctions.length; k++) {
                doubts[output] += 2 * Math.abs(network.disjunctions().weight(output, k)) * ofConjunctions[k];
            }
        }
        return doubts;
    }

    private static double sum(SemiSymbolicLayer layer, int node) {
        double sum = 0;
        for (int i = 0; i < layer.inputs(); i++) {
            sum += Math.abs(layer.weight(node, i));
        }
        return sum;
    }

    /** Sets the labels of a row, unless one is in doubt. */
    boolean decide(NetworkInputs inputs, int row, BitMatrix.Builder labels) {
        network.predicates().readQuickly(inputs, row, predicates);
        network.conjunctions().raw(predicates, conjunctions);
        for (int k = 0; k < conjunctions.length; k++) {
            conjunctions[k] = QuickTanh.of(conjunctions[k]);
        }
        network.disjunctions().raw(conjunctions, outputs);
        for (int output = 0; output < outputs.length; output++) {
            if (!(Math.abs(outputs[output] - head.level()) > doubts[output])) {
                return false;
            }
        }
        head.decide(outputs, row, labels);
        return true;
    }
}
