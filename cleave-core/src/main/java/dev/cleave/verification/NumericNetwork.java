package dev.cleave.verification;

import dev.cleave.data.BitMatrix;
import dev.cleave.model.NeuralDnf;
import java.util.BitSet;

/** A network that passes on more than truth values: it can be evaluated, and not be put into clauses. */
record NumericNetwork(NeuralDnf network) implements Behaviour {
    @Override
    public int atoms() {
        return network.predicates().size();
    }

    @Override
    public int outputs() {
        return network.head().outputs();
    }

    /** A head may compare outputs with each other, and predicates may read any atom. */
    @Override
    public BitSet cone(int output) {
        BitSet used = new BitSet();
        if (!NetworkRules.isLocal(network)) {
            used.set(0, atoms());
            return used;
        }
        for (int node : network.disjunctions().used(output)) {
            for (int atom : network.conjunctions().used(node)) {
                used.set(atom);
            }
        }
        return used;
    }

    @Override
    public BitMatrix answers(BitMatrix inputs) {
        return network.predict(inputs);
    }
}
