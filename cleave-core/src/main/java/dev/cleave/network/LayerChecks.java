package dev.cleave.network;

/** What the parts of a network must be to each other. */
final class LayerChecks {
    private LayerChecks() {}

    static void requireFit(
            Predicates predicates, SemiSymbolicLayer conjunctions, SemiSymbolicLayer disjunctions, Head head) {
        require(conjunctions.kind() == SemiSymbolicLayer.Kind.CONJUNCTIVE, "the first layer must be conjunctive");
        require(disjunctions.kind() == SemiSymbolicLayer.Kind.DISJUNCTIVE, "the second layer must be disjunctive");
        require(conjunctions.inputs() == predicates.size(), "the conjunctions must read every predicate");
        require(disjunctions.inputs() == conjunctions.nodes(), "the disjunctions must read every conjunction");
        require(head.outputs() == disjunctions.nodes(), "the head must read every disjunction");
    }

    /** Of the outputs' raw values; 0 where they are compared with each other. */
    static float level(Head head) {
        return head instanceof IndependentHead independent ? independent.level() : 0;
    }

    static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
