package dev.cleave.logic;

import dev.cleave.logic.minimise.Examples;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * A function of some groups of atoms, known on every valid assignment of theirs. Assignments are numbered like the digits of a
 * clock: the last group turns fastest. Immutable.
 */
public final class TruthFunction {
    /** The most assignments that can be listed. */
    public static final int MOST = 1 << 26;

    private final Assignments assignments;
    private final BitSet on;

    private TruthFunction(Assignments assignments, BitSet on) {
        this.assignments = assignments;
        this.on = on;
    }

    /** Asks for each valid assignment, the other groups in their first state; the bits are reused. Throws beyond {@link #MOST} assignments. */
    public static TruthFunction of(Domain domain, List<Integer> groups, Predicate<BitSet> holds) {
        Builder builder = new Builder(domain, groups);
        builder.assignments.forEach(bits -> builder.next(holds.test(bits)));
        return builder.build();
    }

    /** What a definition says about the atoms that occur in it. */
    public static TruthFunction of(Domain domain, Definition definition) {
        return of(domain, domain.groupsOf(definition.atoms()), definition::holds);
    }

    public List<Integer> groups() {
        return assignments.groups();
    }

    public int size() {
        return assignments.size();
    }

    public boolean holds(int assignment) {
        return on.get(assignment);
    }

    /** How many assignments it holds for. */
    public int count() {
        return on.cardinality();
    }

    /** The state of one of the groups, by its position among them, in an assignment. */
    public int state(int assignment, int position) {
        return assignments.state(assignment, position);
    }

    /** The same function of those groups alone that it depends on. */
    public TruthFunction reduced() {
        List<Integer> needed = groups().stream().filter(this::dependsOn).toList();
        if (needed.size() == groups().size()) {
            return this;
        }
        Assignments fewer = new Assignments(assignments.domain(), needed);
        BitSet answers = new BitSet(fewer.size());
        for (int i = 0; i < fewer.size(); i++) {
            answers.set(i, on.get(fewer.in(assignments, i)));
        }
        return new TruthFunction(fewer, answers);
    }

    private boolean dependsOn(int group) {
        int position = groups().indexOf(group);
        int stride = assignments.stride(position);
        for (int i = 0; i + stride < size(); i++) {
            if (on.get(i) != on.get(i + stride) && assignments.state(i, position) < assignments.states(position) - 1) {
                return true;
            }
        }
        return false;
    }

    /** As rows, one an assignment, the other groups in their first state. */
    public Examples examples() {
        BitSet atoms = new BitSet();
        Domain domain = assignments.domain();
        for (int group : groups()) {
            atoms.set(
                    domain.start(group),
                    domain.start(group) + domain.groups().get(group).atoms());
        }
        return Examples.of(assignments.columns(), on).using(atoms);
    }

    /** Collects the answers in the order of the assignments; used once. */
    public static final class Builder {
        private final Assignments assignments;
        private final BitSet on;
        private int next;

        public Builder(Domain domain, List<Integer> groups) {
            this.assignments = new Assignments(domain, groups);
            this.on = new BitSet(assignments.size());
        }

        public void next(boolean holds) {
            on.set(next++, holds);
        }

        public TruthFunction build() {
            if (next != assignments.size()) {
                throw new IllegalStateException(next + " answers for " + assignments.size() + " assignments");
            }
            return new TruthFunction(assignments, on);
        }
    }
}
