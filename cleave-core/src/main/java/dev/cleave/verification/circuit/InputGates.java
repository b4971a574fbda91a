package dev.cleave.verification.circuit;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The atoms as literals of a circuit, held to the domain. */
public final class InputGates {
    private final Domain domain;
    private final Circuit circuit;
    private final int[] atoms; // [atoms]

    InputGates(Domain domain, Circuit circuit) {
        this.domain = domain;
        this.circuit = circuit;
        this.atoms = IntStream.range(0, domain.atoms())
                .map(atom -> circuit.variable())
                .toArray();
        for (int g = 0; g < domain.groups().size(); g++) {
            hold(domain.groups().get(g), domain.start(g));
        }
    }

    Circuit circuit() {
        return circuit;
    }

    Domain domain() {
        return domain;
    }

    int atom(int index) {
        return atoms[index];
    }

    /** The literals of a group's states, of which exactly one holds. */
    List<Integer> states(int group) {
        return IntStream.range(0, domain.groups().get(group).states())
                .mapToObj(state -> state(group, state))
                .toList();
    }

    private int state(int index, int state) {
        Group group = domain.groups().get(index);
        int start = domain.start(index);
        if (group instanceof Group.OneHot) {
            return atoms[start + state];
        }
        return circuit.and(IntStream.range(0, group.atoms())
                .mapToObj(atom -> group.holds(state, atom) ? atoms[start + atom] : Circuit.not(atoms[start + atom]))
                .toList());
    }

    private void hold(Group group, int start) {
        if (group instanceof Group.OneHot) {
            circuit.require(IntStream.range(start, start + group.atoms())
                    .map(atom -> atoms[atom])
                    .toArray());
        }
        if (group instanceof Group.Thresholds thresholds) {
            hold(thresholds, start);
            return;
        }
        for (int a = 0; a < group.atoms(); a++) {
            for (int b = a + 1; b < group.atoms(); b++) {
                holdPair(group, start, a, b);
            }
        }
    }

    /** Each cut implies the one before it; a number that is missing is not above the first. */
    private void hold(Group.Thresholds group, int start) {
        for (int cut = 1; cut < group.cuts(); cut++) {
            circuit.require(Circuit.not(atoms[start + cut]), atoms[start + cut - 1]);
        }
        if (group.missing()) {
            circuit.require(Circuit.not(atoms[start + group.cuts()]), Circuit.not(atoms[start]));
        }
    }

    /** What two atoms of a group can't be together, as no state has it. */
    private void holdPair(Group group, int start, int a, int b) {
        for (int pattern = 0; pattern < 4; pattern++) {
            boolean first = (pattern & 1) != 0;
            boolean second = (pattern & 2) != 0;
            boolean possible = IntStream.range(0, group.states())
                    .anyMatch(state -> group.holds(state, a) == first && group.holds(state, b) == second);
            if (!possible) {
                circuit.require(atoms[start + a] ^ (first ? 1 : 0), atoms[start + b] ^ (second ? 1 : 0));
            }
        }
    }

    BitSet read(IntPredicate model) {
        BitSet row = new BitSet(atoms.length);
        for (int atom = 0; atom < atoms.length; atom++) {
            row.set(atom, model.test(atoms[atom]));
        }
        return row;
    }
}
