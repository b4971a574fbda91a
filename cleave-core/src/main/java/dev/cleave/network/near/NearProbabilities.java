package dev.cleave.network.near;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a soft network finds probable, to within a known error, many times faster than its own pass: what a few atoms or one number add
 * to all conjunctions is looked up, and tanh of many rows is one loop in vector registers. One thread uses it.
 */
public final class NearProbabilities {
    private static final double TANH = 1e-10; // how far tanh may be off, with room
    private static final double ROUNDING = 1e-12; // of all that is added; thousands of times what doubles lose
    private static final int BLOCK = 1 << 12; // values of conjunctions at a time, which stay in the nearest cache

    private final SoftNetwork network;
    private final AtomSums atoms;
    private final NumberBlock numbers;
    private final OutputSums sums;
    private final boolean isQuick;
    private final double error;

    private final int nodes;
    private final double[] conjunctions; // [rows of a block x nodes]
    private final int[] places; // [rows of a block x groups of atoms]: where what they add begins

    private NearProbabilities(SoftNetwork network, AtomSums atoms, OutputSums sums, boolean isQuick, double error) {
        this.network = network;
        this.atoms = atoms;
        this.numbers = NumberBlock.of(network);
        this.sums = sums;
        this.isQuick = isQuick;
        this.error = error;
        this.nodes = network.conjunctions().nodes();
        this.conjunctions = new double[Math.max(1, Math.min(Long.SIZE, BLOCK / nodes)) * nodes];
        this.places = new int[conjunctions.length / nodes * atoms.groups()];
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
        double[] biases = new double[network.conjunctions().nodes()];
        network.conjunctions().raw(new double[network.predicates().size()], biases);
        return new NearProbabilities(
                network,
                AtomSums.of(network.conjunctions(), atoms(network), biases),
                OutputSums.of(network.disjunctions()),
                isQuick(network.conjunctions()) && isQuick(network.disjunctions()),
                error(network, biases));
    }

    /** The same, for another thread. */
    public NearProbabilities another() {
        return new NearProbabilities(network, atoms, sums, isQuick, error);
    }

    private static List<Integer> atoms(SoftNetwork network) {
        return network.predicates() instanceof ThresholdPredicates thresholds
                ? thresholds.atoms()
                : IntStream.range(0, network.predicates().size()).boxed().toList();
    }

    /** Whether no sum is out of the range of {@link SquaredTanh}: biases are no larger than the sum of weights. */
    private static boolean isQuick(SemiSymbolicLayer layer) {
        return IntStream.range(0, layer.nodes()).allMatch(node -> 2 * total(layer, node) < SquaredTanh.RANGE);
    }

    private static double total(SemiSymbolicLayer layer, int node) {
        double total = 0;
        for (int i = 0; i < layer.inputs(); i++) {
            total += Math.abs(layer.weight(node, i));
        }
        return total;
    }

    /** Of any output: tanh makes no difference larger, so that errors add up by weight. */
    private static double error(SoftNetwork network, double[] biases) {
        double[] inputs = new double[biases.length];
        for (int k = 0; k < biases.length; k++) {
            inputs[k] = 1 + total(network.conjunctions(), k);
        }
        double largest = 0;
        for (int output = 0; output < network.disjunctions().nodes(); output++) {
            double sum = TANH;
            for (int k = 0; k < biases.length; k++) {
                double weight = Math.abs(network.disjunctions().weight(output, k));
                sum += weight * (TANH * inputs[k] + ROUNDING * (inputs[k] + Math.abs(biases[k])));
            }
            largest = Math.max(largest, sum);
        }
        return 2 * largest; // room for rounding
    }

    /** How far a probability may be off. */
    public double error() {
        return error;
    }

    /** How many rows {@link #of} takes at most. */
    public int most() {
        return conjunctions.length / nodes;
    }

    /**
     * Of every output of some rows.
     *
     * @param probabilities [rows x outputs], to be filled
     */
    public void of(NetworkInputs inputs, int first, int rows, double[] probabilities) {
        atoms.places(inputs.bits(), first, rows, places);
        numbers.read(inputs.numbers(), first, rows);
        for (int i = 0; i < rows; i++) {
            sumAtoms(i);
            for (int column = 0; column < numbers.columns(); column += 4) {
                add(
                        numbers.added(i, column),
                        numbers.added(i, column + 1),
                        numbers.added(i, column + 2),
                        numbers.added(i, column + 3),
                        i * nodes);
            }
        }
        tanh(conjunctions, rows * nodes);
        for (int i = 0; i < rows; i++) {
            sums.sum(conjunctions, i * nodes, probabilities, i * sums.outputs());
        }
        tanh(probabilities, rows * sums.outputs());
        for (int i = 0; i < rows * sums.outputs(); i++) {
            probabilities[i] = (1 + probabilities[i]) / 2;
        }
    }

    private void sumAtoms(int row) {
        int at = row * atoms.groups();
        sum(places[at], places[at + 1], places[at + 2], places[at + 3], row * nodes);
        for (int group = AtomSums.TOGETHER; group < atoms.groups(); group += AtomSums.TOGETHER) {
            int next = at + group;
            add(places[next], places[next + 1], places[next + 2], places[next + 3], row * nodes);
        }
    }

    private void sum(int a, int b, int c, int d, int at) {
        double[] from = atoms.sums();
        double[] to = conjunctions;
        for (int node = 0; node < nodes; node++) {
            to[at + node] = from[a + node] + from[b + node] + (from[c + node] + from[d + node]);
        }
    }

    private void add(int a, int b, int c, int d, int at) {
        double[] from = atoms.sums();
        double[] to = conjunctions;
        for (int node = 0; node < nodes; node++) {
            to[at + node] += from[a + node] + from[b + node] + (from[c + node] + from[d + node]);
        }
    }

    private void add(double[] a, double[] b, double[] c, double[] d, int at) {
        double[] to = conjunctions;
        for (int node = 0; node < nodes; node++) {
            to[at + node] += a[node] + b[node] + (c[node] + d[node]);
        }
    }

    private void tanh(double[] values, int count) {
        if (isQuick) {
            SquaredTanh.of(values, count);
        } else {
            for (int i = 0; i < count; i++) {
                values[i] = CubicTanh.of(values[i]);
            }
        }
    }
}
