package dev.cleave.network;

/**
 * A network of truth values: every layer is a linear threshold function of -1 and 1, and outputs hold above 0, with a level
 * among the weights.
 */
public record HardNetwork(
        Predicates predicates, SemiSymbolicLayer conjunctions, SemiSymbolicLayer disjunctions, Head head)
        implements NeuralDnf {
    public HardNetwork {
        LayerChecks.requireFit(predicates, conjunctions, disjunctions, head);
        LayerChecks.require(LayerChecks.level(head) == 0, "a hard network has its level among its weights");
    }

    @Override
    public Activation activation() {
        return Activation.HARD;
    }

    /** As {@link SoftNetwork#above}, to the last place of a float. */
    public HardNetwork above(float level) {
        return SoftNetwork.of(this).above(level).harden();
    }

    public HardNetwork with(Predicates others) {
        return new HardNetwork(others, conjunctions, disjunctions, head);
    }

    public HardNetwork with(SemiSymbolicLayer otherConjunctions, SemiSymbolicLayer otherDisjunctions) {
        return new HardNetwork(predicates, otherConjunctions, otherDisjunctions, head);
    }
}
