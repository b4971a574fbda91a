package dev.cleave.io.text;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Everything that a program can see of an input: the values of the atoms that it uses. Beside those that are valid, all atoms of a column
 * may be false, as they are of a cell that training did not know.
 *
 * @param inputs the atoms that hold, each different
 */
record AtomCone(List<Integer> atoms, List<BitSet> inputs) {
    private static final int MOST_INPUTS = 1 << 12;
    private static final int MOST_ATOMS = 20;

    /** Empty where there are too many. */
    static Optional<AtomCone> of(BitSet used, Domain domain) {
        if (used.cardinality() > MOST_ATOMS) {
            return Optional.empty();
        }
        List<BitSet> inputs = List.of(new BitSet());
        for (int group : domain.groupsOf(used)) {
            Set<BitSet> states = states(domain.groups().get(group), domain.start(group), used);
            if ((long) inputs.size() * states.size() > MOST_INPUTS) {
                return Optional.empty();
            }
            inputs = product(inputs, states);
        }
        return Optional.of(new AtomCone(used.stream().boxed().toList(), inputs));
    }

    private static Set<BitSet> states(Group group, int start, BitSet used) {
        Set<BitSet> states = new LinkedHashSet<>();
        for (int state = 0; state < group.states(); state++) {
            BitSet atoms = new BitSet();
            group.write(state, atoms, start);
            atoms.and(used);
            states.add(atoms);
        }
        states.add(new BitSet());
        return states;
    }

    private static List<BitSet> product(List<BitSet> inputs, Set<BitSet> states) {
        List<BitSet> all = new ArrayList<>();
        for (BitSet input : inputs) {
            for (BitSet state : states) {
                BitSet both = (BitSet) input.clone();
                both.or(state);
                all.add(both);
            }
        }
        return all;
    }

    /** The inputs of each answer. */
    List<BitSet> byAnswer(ToIntFunction<BitSet> program, int answers) {
        List<BitSet> parts =
                IntStream.range(0, answers).mapToObj(answer -> new BitSet()).toList();
        for (int i = 0; i < inputs.size(); i++) {
            parts.get(program.applyAsInt(inputs.get(i))).set(i);
        }
        return parts;
    }

    /** The inputs on which an atom holds. */
    BitSet holding(int atom) {
        BitSet where = new BitSet();
        for (int i = 0; i < inputs.size(); i++) {
            where.set(i, inputs.get(i).get(atom));
        }
        return where;
    }
}
