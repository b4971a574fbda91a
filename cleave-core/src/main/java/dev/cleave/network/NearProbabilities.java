package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a soft network finds probable, to within a known error, many times faster than its own pass: what four atoms or one number add to
 * all conjunctions is looked up, and tanh comes from a table. One thread uses it.
 */
public final class NearProbabilities {
    private static final double TANH = 1e-11; // how far CubicTanh may be off, with room
    private static final double ROUNDING = 1e-12; // of all that is added; thousands of times what doubles lose
    private static final int BITS = 4; // atoms that are looked up at once

    private final SoftNetwork network;
    private final int[] atoms; // that are read, by index
    private final double[] sums; // [groups of atoms x 16 x nodes]
    private final double[] biases; // [nodes]
    private final NumberSums[] numbers; // of numeric columns
    private final double[] conjunctions;
    private final double[] outputs;
    private final double error;

    private NearProbabilities(SoftNetwork network, List<Integer> atoms, NumberSums[] numbers) {
        this.network = network;
        this.atoms = atoms.stream().mapToInt(atom -> atom).toArray();
        this.numbers = numbers;
        this.conjunctions = new double[network.conjunctions().nodes()];
        this.outputs = new double[network.disjunctions().nodes()];
        this.biases = new double[conjunctions.length];
        network.conjunctions().raw(new double[network.predicates().size()], biases);
        this.sums = sums(network.conjunctions(), atoms.size());
        this.error = error(network, biases);
    }

    /** Whether there is a fast way: outputs stand by themselves, and no predicates are invented. */
    public static boolean isFor(SoftNetwork network) {
        return network.head() instanceof IndependentHead && !(network.predicates() instanceof MlpPredicates);
    }

    /** An {@link IllegalArgumentException} unless {@link #isFor}. */
    public static NearProbabilities of(SoftNetwork network) {
        if (!isFor(network)) {
            throw new IllegalArgumentException("there is no fast way for " + network.predicates());
        }
        return network.predicates() instanceof ThresholdPredicates thresholds
                ? new NearProbabilities(network, thresholds.atoms(), NumberSums.of(network, thresholds))
                : new NearProbabilities(network, all(network.predicates().size()), new NumberSums[0]);
    }

    private static List<Integer> all(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    private static double[] sums(SemiSymbolicLayer layer, int atoms) {
        int nodes = layer.nodes();
        int groups = (atoms + BITS - 1) / BITS;
        double[] all = new double[(groups << BITS) * nodes];
        for (int at = 0; at < groups << BITS; at++) {
            for (int bit = 0; bit < BITS && (at >> BITS) * BITS + bit < atoms; bit++) {
                int input = (at >> BITS) * BITS + bit;
                double sign = (at >> bit & 1) != 0 ? 1 : -1;
                for (int node = 0; node < nodes; node++) {
                    all[at * nodes + node] += sign * layer.weight(node, input);
                }
            }
        }
        return all;
    }

    /** Of any output: tanh makes no difference larger, so that errors add up by weight. */
    private static double error(SoftNetwork network, double[] biases) {
        double largest = 0;
        for (int output = 0; output < network.disjunctions().nodes(); output++) {
            double sum = TANH;
            for (int k = 0; k < biases.length; k++) {
                double inputs = 1;
                for (int i = 0; i < network.conjunctions().inputs(); i++) {
                    inputs += Math.abs(network.conjunctions().weight(k, i));
                }
                double weight = Math.abs(network.disjunctions().weight(output, k));
                sum += weight * (TANH * inputs + ROUNDING * (inputs + Math.abs(biases[k])));
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
        int nodes = conjunctions.length;
        System.arraycopy(biases, 0, conjunctions, 0, nodes);
        for (int first = 0; first < atoms.length; first += BITS) {
            int at = first / BITS << BITS;
            for (int i = first; i < Math.min(atoms.length, first + BITS); i++) {
                int atom = atoms[i];
                at |= (int) (inputs.bits().word(row, atom >>> 6) >>> atom & 1) << i - first;
            }
            add(sums, at * nodes);
        }
        for (NumberSums column : numbers) {
            add(column.of(inputs.numbers().get(row, column.column())), 0);
        }
        for (int k = 0; k < nodes; k++) {
            conjunctions[k] = CubicTanh.of(conjunctions[k]);
        }
        network.disjunctions().raw(conjunctions, outputs);
        double[] probabilities = new double[outputs.length];
        for (int output = 0; output < outputs.length; output++) {
            probabilities[output] = (1 + CubicTanh.of(outputs[output])) / 2;
        }
        return probabilities;
    }

    private void add(double[] from, int at) {
        for (int node = 0; node < conjunctions.length; node++) {
            conjunctions[node] += from[at + node];
        }
    }
}
