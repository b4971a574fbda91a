package dev.cleave.rules.reading;

import dev.cleave.logic.Domain;
import dev.cleave.network.NeuralDnf;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/**
 * What one output of a network depends on: the conjunctions that its disjunction uses, and the groups of the atoms that these
 * use. Atoms of which the weights are 0 have no part in any sum.
 */
@NullMarked
final class Cone {
    private final NeuralDnf network;
    private final Domain domain;
    private final int output;
    private final int[] conjunctions;
    private final List<Integer> groups;

    Cone(NeuralDnf network, Domain domain, int output) {
        this.network = network;
        this.domain = domain;
        this.output = output;
        this.conjunctions = network.disjunctions().used(output);
        BitSet atoms = new BitSet();
        for (int k : conjunctions) {
            IntStream.of(network.conjunctions().used(k)).forEach(atoms::set);
        }
        this.groups = domain.groupsOf(atoms);
    }

    NeuralDnf network() {
        return network;
    }

    Domain domain() {
        return domain;
    }

    int output() {
        return output;
    }

    /** The conjunctions that the output uses, ascending. */
    int[] conjunctions() {
        return conjunctions.clone();
    }

    /** The groups that it depends on, ascending. */
    List<Integer> groups() {
        return groups;
    }

    /** How many valid assignments these groups have. */
    BigInteger assignments() {
        return domain.size(groups);
    }
}
