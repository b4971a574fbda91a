package dev.cleave.network;

import dev.cleave.network.exact.LevelWeights;

/** A network whose predicates and conjunctions pass on degrees of belief, as training needs them. */
public record SoftNetwork(
        Predicates predicates, SemiSymbolicLayer conjunctions, SemiSymbolicLayer disjunctions, Head head)
        implements NeuralDnf {
    public SoftNetwork {
        LayerChecks.requireFit(predicates, conjunctions, disjunctions, head);
    }

    /** The weights of any network. */
    public static SoftNetwork of(NeuralDnf network) {
        return new SoftNetwork(network.predicates(), network.conjunctions(), network.disjunctions(), network.head());
    }

    @Override
    public Activation activation() {
        return Activation.SOFT;
    }

    /** The same weights in a hard network; a level becomes weights. */
    public HardNetwork harden() {
        float level = LayerChecks.level(head);
        if (level == 0) {
            return new HardNetwork(predicates, conjunctions, disjunctions, head);
        }
        LevelWeights weights = LevelWeights.of(this, level);
        return new HardNetwork(
                predicates, weights.conjunctions(), weights.disjunctions(), new IndependentHead(head.outputs()));
    }

    /**
     * The same, with outputs that hold where their raw value is above a level instead of 0; an
     * {@link IllegalArgumentException} where outputs are not independent.
     */
    public SoftNetwork above(float level) {
        LayerChecks.require(head instanceof IndependentHead, "only independent outputs have a level");
        return new SoftNetwork(predicates, conjunctions, disjunctions, new IndependentHead(head.outputs(), level));
    }

    public SoftNetwork with(Predicates others) {
        return new SoftNetwork(others, conjunctions, disjunctions, head);
    }

    public SoftNetwork with(SemiSymbolicLayer otherConjunctions, SemiSymbolicLayer otherDisjunctions) {
        return new SoftNetwork(predicates, otherConjunctions, otherDisjunctions, head);
    }
}
