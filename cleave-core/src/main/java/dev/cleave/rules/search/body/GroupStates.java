package dev.cleave.rules.search.body;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.bits.BitColumns;
import java.util.Arrays;

/**
 * For each group of atoms the state of every row, so that one addition a row and group, rather than one an atom, gives the
 * sums of all literals. A pattern that the domain does not know (an unseen value) is a state in which no atom holds.
 */
final class GroupStates {
    private final Domain domain;
    private final char[][] states; // [groups][rows]

    private GroupStates(Domain domain, char[][] states) {
        this.domain = domain;
        this.states = states;
    }

    static GroupStates of(BitColumns columns, Domain domain) {
        if (domain.atoms() != columns.atoms()) {
            throw new IllegalArgumentException(
                    "the domain has " + domain.atoms() + " atoms, the rows have " + columns.atoms());
        }
        char[][] states = new char[domain.groups().size()][];
        for (int g = 0; g < states.length; g++) {
            states[g] = read(columns, domain.groups().get(g), domain.start(g));
        }
        return new GroupStates(domain, states);
    }

    private static char[] read(BitColumns columns, Group group, int start) {
        char[] states = new char[columns.rows()];
        if (group instanceof Group.OneHot oneHot) {
            Arrays.fill(states, (char) oneHot.states());
        }
        for (int atom = 0; atom < group.atoms(); atom++) {
            for (int i = 0; i < columns.words(); i++) {
                for (long word = columns.word(start + atom, i); word != 0; word &= word - 1) {
                    int row = (i << 6) + Long.numberOfTrailingZeros(word);
                    states[row] = (char) after(group, atom);
                }
            }
        }
        return states;
    }

    /** The state of a row whose last true atom is the given one. */
    private static int after(Group group, int atom) {
        return group instanceof Group.OneHot ? atom : atom + 1;
    }

    int groups() {
        return states.length;
    }

    Group group(int g) {
        return domain.groups().get(g);
    }

    int start(int g) {
        return domain.start(g);
    }

    /** Of every row; not to be changed. */
    char[] of(int g) {
        return states[g];
    }
}
