package dev.cleave.logic;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * The valid assignments that satisfy a conjunction: for each group that it restricts, the states that are left. Two boxes are
 * compared group by group, without listing what is in them.
 */
record Box(Map<Integer, BitSet> states) {
    /** Empty where no valid assignment satisfies the rule. */
    static Optional<Box> of(Domain domain, List<Literal> literals) {
        Map<Integer, BitSet> states = new TreeMap<>();
        for (Literal literal : literals) {
            int number = domain.groupOf(literal.atom());
            Group group = domain.groups().get(number);
            BitSet left = states.computeIfAbsent(number, g -> allOf(group));
            int atom = literal.atom() - domain.start(number);
            left.stream()
                    .filter(state -> group.holds(state, atom) != literal.positive())
                    .forEach(left::clear);
            if (left.isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.of(new Box(states));
    }

    private static BitSet allOf(Group group) {
        BitSet all = new BitSet();
        all.set(0, group.states());
        return all;
    }

    /** Whether every assignment in it is in one of the others; false where {@code stop} says so before that is known. */
    boolean isCoveredBy(List<Box> others, Domain domain, BooleanSupplier stop) {
        List<Box> near = others.stream().filter(this::meets).toList();
        if (near.isEmpty() || stop.getAsBoolean()) {
            return false;
        }
        Box other = near.get(0);
        for (Map.Entry<Integer, BitSet> restriction : other.states.entrySet()) {
            int group = restriction.getKey();
            BitSet outside = states(group, domain);
            outside.andNot(restriction.getValue());
            if (!outside.isEmpty()) {
                BitSet inside = states(group, domain);
                inside.and(restriction.getValue());
                return with(group, outside).isCoveredBy(near, domain, stop)
                        && with(group, inside).isCoveredBy(near, domain, stop);
            }
        }
        return true;
    }

    private boolean meets(Box other) {
        return other.states.entrySet().stream()
                .noneMatch(restriction -> states.containsKey(restriction.getKey())
                        && !states.get(restriction.getKey()).intersects(restriction.getValue()));
    }

    /** A copy of the states that are left of a group. */
    BitSet states(int group, Domain domain) {
        return states.containsKey(group)
                ? (BitSet) states.get(group).clone()
                : allOf(domain.groups().get(group));
    }

    private Box with(int group, BitSet left) {
        Map<Integer, BitSet> changed = new TreeMap<>(states);
        changed.put(group, left);
        return new Box(changed);
    }
}
