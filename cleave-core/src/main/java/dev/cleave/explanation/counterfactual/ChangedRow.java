package dev.cleave.explanation.counterfactual;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/** A row on its way to another answer: what has been changed so far can be taken back. A group is changed once at most. */
final class ChangedRow {
    private final Domain domain;
    private final BitSet row;
    private final BitSet atoms;
    private final BitSet changed = new BitSet();
    private final Deque<Change> changes = new ArrayDeque<>();
    private int steps;

    ChangedRow(Domain domain, BitSet row) {
        this.domain = domain;
        this.row = row;
        this.atoms = (BitSet) row.clone();
    }

    Domain domain() {
        return domain;
    }

    /** The atoms that hold by now; not to be changed by others. */
    BitSet atoms() {
        return atoms;
    }

    boolean isChanged(int group) {
        return changed.get(group);
    }

    /** The last group, by number, that was changed; -1 where none was. */
    int lastChanged() {
        return changed.length() - 1;
    }

    int steps() {
        return steps;
    }

    List<Change> changes() {
        List<Change> all = new ArrayList<>(changes);
        all.sort(Comparator.comparingInt(Change::group));
        return all;
    }

    void make(Change change) {
        domain.groups().get(change.group()).write(change.state(), atoms, domain.start(change.group()));
        changed.set(change.group());
        changes.push(change);
        steps += change.steps();
    }

    void takeBack() {
        Change change = changes.pop();
        int start = domain.start(change.group());
        for (int i = 0; i < domain.groups().get(change.group()).atoms(); i++) {
            atoms.set(start + i, row.get(start + i));
        }
        changed.clear(change.group());
        steps -= change.steps();
    }

    /** Every other state of a group that is not changed yet. */
    List<Change> options(int group) {
        Group states = domain.groups().get(group);
        OptionalInt now = states.stateOf(row, domain.start(group));
        List<Change> options = new ArrayList<>();
        for (int state = 0; state < states.states(); state++) {
            if (now.isEmpty() || state != now.getAsInt()) {
                options.add(new Change(group, state, steps(states, now, state)));
            }
        }
        return options;
    }

    /** A number that is missing, or comes to be, makes one step. */
    private static int steps(Group group, OptionalInt from, int to) {
        boolean number = group instanceof Group.Thresholds thresholds
                && from.isPresent()
                && Math.max(from.getAsInt(), to) <= thresholds.cuts();
        return number ? Math.abs(to - from.getAsInt()) : 1;
    }
}
