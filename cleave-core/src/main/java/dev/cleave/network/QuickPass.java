package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.table.BitMatrix;

/**
 * A forward pass for labels alone that is quick and knows how far it may be off. A row whose labels that can't change has those of exact
 * arithmetic; of any other it says so, and the row is left to {@link NeuralDnf.Pass}.
 */
final class QuickPass {
    private final NeuralDnf network;
    private final QuickLayer layer;
    private final QuickPredicates reader;
    private final double[] doubts; // of raw outputs
    private final float[] weights; // [outputs x conjunctions]
    private final double[] biases; // [outputs]
    private final double[] predicates;
    private final double[] conjunctions;
    private final double[] outputs;

    QuickPass(NeuralDnf network) {
        this(network, new QuickLayer(network.conjunctions()), QuickPredicates.of(network), doubts(network));
    }

    private QuickPass(NeuralDnf network, QuickLayer layer, QuickPredicates reader, double[] doubts) {
        this.network = network;
        this.layer = layer;
        this.reader = reader;
        this.doubts = doubts;
        this.predicates = new double[network.predicates().size()];
        this.conjunctions = new double[network.conjunctions().nodes()];
        this.outputs = new double[network.disjunctions().nodes()];
        this.weights = network.disjunctions().weights();
        this.biases = new double[outputs.length];
        network.disjunctions().raw(new double[conjunctions.length], biases);
    }

    /** For another thread. */
    QuickPass copy() {
        return new QuickPass(network, layer, reader, doubts);
    }

    /** How far raw outputs may be off; tanh makes no difference larger. Twice that, so that rounding has room. */
    private static double[] doubts(NeuralDnf network) {
        double[] doubts = new double[network.disjunctions().nodes()];
        for (int k = 0; k < network.conjunctions().nodes(); k++) {
            double weight = 1;
            for (int i = 0; i < network.conjunctions().inputs(); i++) {
                weight += Math.abs(network.conjunctions().weight(k, i));
            }
            for (int output = 0; output < doubts.length; output++) {
                doubts[output] += 2
                        * QuickTanh.ERROR
                        * weight
                        * Math.abs(network.disjunctions().weight(output, k));
            }
        }
        return doubts;
    }

    /** Sets the labels of a row, unless one is in doubt. */
    boolean decide(NetworkInputs inputs, int row, BitMatrix.Builder labels) {
        boolean soft = network.activation() == Activation.SOFT;
        if (soft && !(network.head() instanceof IndependentHead)) {
            return false;
        }
        if (network.predicates() instanceof GivenPredicates) {
            layer.raw(inputs.bits(), row, conjunctions);
        } else {
            reader.read(inputs, row, predicates);
            layer.raw(predicates, conjunctions);
        }
        if (!(soft ? isSureOfSoft() : isSureOfHard())) {
            return false;
        }
        network.head().decide(outputs, row, labels);
        return true;
    }

    /** Outputs, summed as they come; whether none is nearer to its level than that may be off. */
    private boolean isFarFromLevel() {
        double level = LayerChecks.level(network.head());
        for (int output = 0; output < outputs.length; output++) {
            double sum = biases[output];
            for (int k = 0; k < conjunctions.length; k++) {
                sum += weights[output * conjunctions.length + k] * conjunctions[k];
            }
            outputs[output] = sum;
            if (!(Math.abs(sum - level) > doubts[output])) {
                return false;
            }
        }
        return true;
    }

    private boolean isSureOfSoft() {
        for (int k = 0; k < conjunctions.length; k++) {
            conjunctions[k] = QuickTanh.of(conjunctions[k]);
        }
        return isFarFromLevel();
    }

    /** A conjunction whose sign is known is exactly -1 or 1; outputs near their level are then made as they are. */
    private boolean isSureOfHard() {
        for (int k = 0; k < conjunctions.length; k++) {
            if (!(Math.abs(conjunctions[k]) > layer.doubt(k))) {
                return false;
            }
            conjunctions[k] = conjunctions[k] > 0 ? 1 : -1;
        }
        if (!(network.head() instanceof IndependentHead) || !isFarFromLevel()) {
            network.outputs(conjunctions, outputs);
        }
        return true;
    }
}
