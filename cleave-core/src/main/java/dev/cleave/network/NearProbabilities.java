package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;

/**
 * What a soft network finds probable, to within a known error, several times faster than its own pass: inputs that are -1 or 1 are looked
 * up four at a time, and tanh comes from a table. One thread uses it.
 */
public final class NearProbabilities {
    private static final double TANH = 1e-11; // how far CubicTanh may be off, with room

    private final SoftNetwork network;
    private final QuickLayer layer;
    private final double[] predicates;
    private final double[] conjunctions;
    private final double[] outputs;
    private final double error;

    private NearProbabilities(SoftNetwork network) {
        this.network = network;
        this.layer = new QuickLayer(network.conjunctions());
        this.predicates = new double[network.predicates().size()];
        this.conjunctions = new double[network.conjunctions().nodes()];
        this.outputs = new double[network.disjunctions().nodes()];
        this.error = error(network, layer);
    }

    /** Whether there is a fast way: outputs stand by themselves, and no predicates are invented. */
    public static boolean isFor(SoftNetwork network) {
        return network.head() instanceof IndependentHead && !(network.predicates() instanceof MlpPredicates);
    }

    public static NearProbabilities of(SoftNetwork network) {
        return new NearProbabilities(network);
    }

    /** Of any output: tanh makes no difference larger, so that errors add up by weight. */
    private static double error(SoftNetwork network, QuickLayer layer) {
        double largest = 0;
        for (int output = 0; output < network.disjunctions().nodes(); output++) {
            double sum = TANH;
            for (int k = 0; k < network.conjunctions().nodes(); k++) {
                double inputs = 1;
                for (int i = 0; i < network.conjunctions().inputs(); i++) {
                    inputs += Math.abs(network.conjunctions().weight(k, i));
                }
                double weight = Math.abs(network.disjunctions().weight(output, k));
                sum += weight * (TANH * inputs + layer.doubt(k));
            }
            largest = Math.max(largest, sum);
        }
        return 2 * largest; // room for rounding
    }

    /** How far a probability may be off. */
    public double error() {
        return error;
    }

    /** Of every output. */
    public double[] of(NetworkInputs inputs, int row) {
        if (network.predicates() instanceof ThresholdPredicates thresholds) {
            read(thresholds, inputs, row);
        } else {
            network.predicates().read(inputs, row, Activation.SOFT, predicates);
        }
        layer.raw(predicates, conjunctions);
        for (int k = 0; k < conjunctions.length; k++) {
            conjunctions[k] = CubicTanh.of(conjunctions[k]);
        }
        network.disjunctions().raw(conjunctions, outputs);
        double[] probabilities = new double[outputs.length];
        for (int output = 0; output < outputs.length; output++) {
            probabilities[output] = (1 + CubicTanh.of(outputs[output])) / 2;
        }
        return probabilities;
    }

    private void read(ThresholdPredicates thresholds, NetworkInputs inputs, int row) {
        int atoms = thresholds.atoms().size();
        for (int i = 0; i < atoms; i++) {
            predicates[i] = inputs.bits().get(row, thresholds.atoms().get(i)) ? 1 : -1;
        }
        for (int i = 0; i < thresholds.cuts().size(); i++) {
            ThresholdPredicates.Cut cut = thresholds.cuts().get(i);
            float number = inputs.numbers().get(row, cut.column());
            predicates[atoms + i] = Float.isNaN(number)
                    ? -1
                    : CubicTanh.of((number - (double) cut.threshold()) / thresholds.temperature());
        }
    }
}
