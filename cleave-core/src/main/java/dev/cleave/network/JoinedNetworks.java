package dev.cleave.network;

import java.util.List;

/**
 * Two networks that invent their predicates as one, which has the predicates and the conjunctions of the first and then those of the
 * second; each says of every row what it said before. Its outputs count the conjunctions of both.
 */
public record JoinedNetworks(HardNetwork first, HardNetwork second) {
    /** Any number of networks; an {@link IllegalArgumentException} where there is none. */
    public static HardNetwork of(List<HardNetwork> networks) {
        return networks.stream()
                .reduce((first, second) -> new JoinedNetworks(first, second).network())
                .orElseThrow(() -> new IllegalArgumentException("there is no network to stand side by side"));
    }

    /** An {@link IllegalArgumentException} where one reads other inputs, or invents nothing. */
    public HardNetwork network() {
        return new HardNetwork(
                predicates(),
                layer(
                        first.conjunctions(),
                        first.conjunctions().nodes() + second.conjunctions().nodes(),
                        diagonal(
                                first.conjunctions().weights(),
                                first.conjunctions().inputs(),
                                second.conjunctions().weights(),
                                second.conjunctions().inputs())),
                layer(first.disjunctions(), first.disjunctions().nodes(), rows()),
                first.head());
    }

    private MlpPredicates predicates() {
        if (first.predicates() instanceof MlpPredicates one
                && second.predicates() instanceof MlpPredicates other
                && one.atoms().equals(other.atoms())) {
            return new MlpPredicates(one.atoms(), above(one.hidden(), other.hidden()), beside(one, other));
        }
        throw new IllegalArgumentException(
                first.predicates() + " and " + second.predicates() + " can't stand side by side");
    }

    /** The nodes of both, over the same inputs. */
    private static DenseLayer above(DenseLayer one, DenseLayer other) {
        return new DenseLayer(
                one.nodes() + other.nodes(),
                one.inputs(),
                joined(one.weights(), other.weights()),
                joined(one.biases(), other.biases()));
    }

    /** The nodes of both, each over the hidden nodes of its own. */
    private static DenseLayer beside(MlpPredicates one, MlpPredicates other) {
        int inputs = one.invented().inputs() + other.invented().inputs();
        float[] weights = diagonal(
                one.invented().weights(),
                one.invented().inputs(),
                other.invented().weights(),
                other.invented().inputs());
        return new DenseLayer(
                one.size() + other.size(),
                inputs,
                weights,
                joined(one.invented().biases(), other.invented().biases()));
    }

    private static SemiSymbolicLayer layer(SemiSymbolicLayer like, int nodes, float[] weights) {
        return SemiSymbolicLayer.of(like.kind(), like.delta(), nodes, weights.length / nodes, weights);
    }

    /** Two matrices as the blocks of one, 0 elsewhere; row after row, each of so many columns. */
    private static float[] diagonal(float[] one, int columns, float[] other, int otherColumns) {
        int width = columns + otherColumns;
        int rows = one.length / columns;
        float[] both = new float[(rows + other.length / otherColumns) * width];
        for (int i = 0; i < one.length; i++) {
            both[i / columns * width + i % columns] = one[i];
        }
        for (int i = 0; i < other.length; i++) {
            both[(rows + i / otherColumns) * width + columns + i % otherColumns] = other[i];
        }
        return both;
    }

    /** What each output counts of the first, then of the second: [outputs x conjunctions]. */
    private float[] rows() {
        SemiSymbolicLayer one = first.disjunctions();
        SemiSymbolicLayer other = second.disjunctions();
        float[] both = new float[one.nodes() * (one.inputs() + other.inputs())];
        for (int i = 0; i < both.length; i++) {
            int output = i / (one.inputs() + other.inputs());
            int at = i % (one.inputs() + other.inputs());
            both[i] = at < one.inputs() ? one.weight(output, at) : other.weight(output, at - one.inputs());
        }
        return both;
    }

    private static float[] joined(float[] one, float[] other) {
        float[] both = new float[one.length + other.length];
        System.arraycopy(one, 0, both, 0, one.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }
}
