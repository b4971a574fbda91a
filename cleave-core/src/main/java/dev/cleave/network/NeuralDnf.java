package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.table.BitMatrix;
import java.util.stream.IntStream;

/** A neural DNF network: predicates, a conjunctive and a disjunctive layer, a head. */
public sealed interface NeuralDnf permits SoftNetwork, HardNetwork {
    Predicates predicates();

    SemiSymbolicLayer conjunctions();

    SemiSymbolicLayer disjunctions();

    Head head();

    /** What predicates and conjunctions pass on. */
    Activation activation();

    /** Writes and returns the raw values of the outputs, given the activations of the conjunctions. */
    default double[] outputs(double[] activations, double[] raw) {
        if (head().isExclusive()) {
            disjunctions().ranked(activations, raw);
        } else {
            disjunctions().raw(activations, raw);
        }
        return raw;
    }

    default Pass pass() {
        return new Pass(this);
    }

    /** The labels of every row of atoms, [rows x outputs]. */
    default BitMatrix predict(BitMatrix atoms) {
        return predict(NetworkInputs.of(atoms));
    }

    /** The labels of every row, [rows x outputs]. */
    default BitMatrix predict(NetworkInputs inputs) {
        BitMatrix.Builder labels = new BitMatrix.Builder(inputs.rows(), head().outputs());
        QuickPass quick = new QuickPass(this);
        IntStream.range(0, (inputs.rows() + Pass.CHUNK - 1) / Pass.CHUNK)
                .parallel()
                .forEach(chunk -> pass().predict(inputs, chunk, quick, labels));
        return labels.build();
    }

    /** A forward pass, row by row, with its own scratch space; one thread each. */
    final class Pass {
        private static final int CHUNK = 4_096; // rows

        private final NeuralDnf network;
        private final double[] predicates;
        private final double[] conjunctions;
        private final double[] outputs;

        private Pass(NeuralDnf network) {
            this.network = network;
            this.predicates = new double[network.predicates().size()];
            this.conjunctions = new double[network.conjunctions().nodes()];
            this.outputs = new double[network.disjunctions().nodes()];
        }

        /** Rows have words of their own, so that chunks don't get in each other's way. */
        private void predict(NetworkInputs inputs, int chunk, QuickPass shared, BitMatrix.Builder labels) {
            QuickPass quick = shared.copy();
            int end = Math.min(inputs.rows(), (chunk + 1) * CHUNK);
            for (int row = chunk * CHUNK; row < end; row++) {
                if (!quick.decide(inputs, row, labels)) {
                    network.head().decide(outputs(inputs, row), row, labels);
                }
            }
        }

        /** The raw values of the outputs; the array is written anew by the next call. */
        public double[] outputs(NetworkInputs inputs, int row) {
            return network.outputs(conjunctions(inputs, row), outputs);
        }

        /** The activations of the conjunctions; the array is written anew by the next call. */
        public double[] conjunctions(NetworkInputs inputs, int row) {
            Activation activation = network.activation();
            network.predicates().read(inputs, row, activation, predicates);
            network.conjunctions().raw(predicates, conjunctions);
            for (int k = 0; k < conjunctions.length; k++) {
                conjunctions[k] = activation.of(conjunctions[k]);
            }
            return conjunctions;
        }
    }
}
