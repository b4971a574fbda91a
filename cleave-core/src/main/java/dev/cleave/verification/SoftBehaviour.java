package dev.cleave.verification;

import dev.cleave.network.GivenPredicates;
import dev.cleave.network.NeuralDnf;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;

/** A network that passes on, or reads, more than truth values: it can be evaluated, and not be put into clauses. */
record SoftBehaviour(NeuralDnf network) implements Behaviour {
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
        if (!(network.predicates() instanceof GivenPredicates)) {
            used.set(0, atoms());
            return used;
        }
        int first = network.head().isExclusive() ? 0 : output;
        int last = network.head().isExclusive() ? outputs() - 1 : output;
        for (int compared = first; compared <= last; compared++) {
            collect(compared, used);
        }
        return used;
    }

    private void collect(int output, BitSet used) {
        for (int node : network.disjunctions().used(output)) {
            for (int atom : network.conjunctions().used(node)) {
                used.set(atom);
            }
        }
    }

    @Override
    public BitMatrix answers(BitMatrix inputs) {
        return network.predict(inputs);
    }
}
