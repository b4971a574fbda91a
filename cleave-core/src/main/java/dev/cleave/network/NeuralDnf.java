package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.exact.LevelWeights;
import dev.cleave.table.BitMatrix;
import java.util.stream.IntStream;

/**
 * A neural DNF network: predicates, a conjunctive and a disjunctive layer, a head. With {@link Activation#HARD} every layer
 * is a linear threshold function of -1 and 1.
 */
public record NeuralDnf(
        Predicates predicates,
        SemiSymbolicLayer conjunctions,
        SemiSymbolicLayer disjunctions,
        Head head,
        Activation activation) {
    private static final int CHUNK = 4_096;

    public NeuralDnf {
        require(conjunctions.kind() == SemiSymbolicLayer.Kind.CONJUNCTIVE, "the first layer must be conjunctive");
        require(disjunctions.kind() == SemiSymbolicLayer.Kind.DISJUNCTIVE, "the second layer must be disjunctive");
        require(conjunctions.inputs() == predicates.size(), "the conjunctions must read every predicate");
        require(disjunctions.inputs() == conjunctions.nodes(), "the disjunctions must read every conjunction");
        require(head.outputs() == disjunctions.nodes(), "the head must read every disjunction");
        require(activation == Activation.SOFT || level(head) == 0, "a hard network has its level among its weights");
    }

    /** The same weights under another activation; a level becomes weights where the network becomes hard. */
    public NeuralDnf with(Activation other) {
        if (other == Activation.SOFT || level(head) == 0) {
            return new NeuralDnf(predicates, conjunctions, disjunctions, head, other);
        }
        LevelWeights weights = LevelWeights.of(this, level(head));
        return new NeuralDnf(
                predicates,
                weights.conjunctions(),
                weights.disjunctions(),
                new IndependentHead(head.outputs()),
                Activation.HARD);
    }

    /**
     * The same, with outputs that hold where their raw value is above a level instead of 0; to the last place of a float where
     * the network is hard. An {@link IllegalArgumentException} where outputs are not independent.
     */
    public NeuralDnf above(float level) {
        require(head instanceof IndependentHead, "only independent outputs have a level");
        NeuralDnf soft = new NeuralDnf(
                predicates, conjunctions, disjunctions, new IndependentHead(head.outputs(), level), Activation.SOFT);
        return soft.with(activation);
    }

    private static float level(Head head) {
        return head instanceof IndependentHead independent ? independent.level() : 0;
    }

    /** Writes and returns the raw values of the outputs, given the activations of the conjunctions. */
    public double[] outputs(double[] activations, double[] raw) {
        if (head.isExclusive()) {
            disjunctions.ranked(activations, raw);
        } else {
            disjunctions.raw(activations, raw);
        }
        return raw;
    }

    public Pass pass() {
        return new Pass(this);
    }

    /** The labels of every row of atoms, [rows x outputs]. */
    public BitMatrix predict(BitMatrix atoms) {
        return predict(NetworkInputs.of(atoms));
    }

    /** The labels of every row, [rows x outputs]. */
    public BitMatrix predict(NetworkInputs inputs) {
        BitMatrix.Builder labels = new BitMatrix.Builder(inputs.rows(), head.outputs());
        IntStream.range(0, (inputs.rows() + CHUNK - 1) / CHUNK)
                .parallel()
                .forEach(chunk -> predict(inputs, chunk, labels));
        return labels.build();
    }

    /** Rows have words of their own, so that chunks don't get in each other's way. */
    private void predict(NetworkInputs inputs, int chunk, BitMatrix.Builder labels) {
        Pass pass = pass();
        int end = Math.min(inputs.rows(), (chunk + 1) * CHUNK);
        for (int row = chunk * CHUNK; row < end; row++) {
            head.decide(pass.outputs(inputs, row), row, labels);
        }
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    /** A forward pass, row by row, with its own scratch space; one thread each. */
    public static final class Pass {
        private final NeuralDnf network;
        private final double[] predicates;
        private final double[] conjunctions;
        private final double[] outputs;

        private Pass(NeuralDnf network) {
            this.network = network;
            this.predicates = new double[network.predicates.size()];
            this.conjunctions = new double[network.conjunctions.nodes()];
            this.outputs = new double[network.disjunctions.nodes()];
        }

        /** The raw values of the outputs; the array is written anew by the next call. */
        public double[] outputs(NetworkInputs inputs, int row) {
            return network.outputs(conjunctions(inputs, row), outputs);
        }

        /** The activations of the conjunctions; the array is written anew by the next call. */
        public double[] conjunctions(NetworkInputs inputs, int row) {
            network.predicates.read(inputs, row, network.activation, predicates);
            network.conjunctions.raw(predicates, conjunctions);
            for (int k = 0; k < conjunctions.length; k++) {
                conjunctions[k] = network.activation.of(conjunctions[k]);
            }
            return conjunctions;
        }
    }
}
