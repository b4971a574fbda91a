package dev.cleave.logic;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * The valid assignments that satisfy a conjunction: for each group that it restricts, the states that are left. Two boxes are
 * compared group by group, without listing what is in them. Immutable.
 */
public final class Box {
    private final int[] groups; // ascending
    private final BitSet[] states; // of each of these groups

    private Box(int[] groups, BitSet[] states) {
        this.groups = groups;
        this.states = states;
    }

    /** Empty where no valid assignment satisfies the rule. */
    public static Optional<Box> of(Domain domain, List<Literal> literals) {
        TreeMap<Integer, BitSet> states = new TreeMap<>();
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
        int[] groups = states.keySet().stream().mapToInt(group -> group).toArray();
        return Optional.of(new Box(groups, states.values().toArray(BitSet[]::new)));
    }

    private static BitSet allOf(Group group) {
        BitSet all = new BitSet();
        all.set(0, group.states());
        return all;
    }

    /** What is done with each group that is restricted. */
    public interface Visitor {
        void visit(int group, BitSet left);
    }

    public void forEach(Visitor visitor) {
        for (int i = 0; i < groups.length; i++) {
            visitor.visit(groups[i], states[i]);
        }
    }

    /** Whether every assignment in it is in one of the others; false where {@code stop} says so before that is known. */
    public boolean isCoveredBy(List<Box> others, Domain domain, BooleanSupplier stop) {
        List<Box> near = others.stream().filter(this::meets).toList();
        if (near.isEmpty() || stop.getAsBoolean()) {
            return false;
        }
        Box nearest = near.get(0);
        int fewest = Integer.MAX_VALUE;
        for (Box other : near) {
            int cuts = cuts(other);
            if (cuts < fewest) {
                nearest = other;
                fewest = cuts;
            }
        }
        return fewest == 0 || isCoveredAround(nearest, near, domain, stop);
    }

    /** Cuts the box in two where the other one ends. */
    private boolean isCoveredAround(Box other, List<Box> near, Domain domain, BooleanSupplier stop) {
        for (int i = 0; i < other.groups.length; i++) {
            int group = other.groups[i];
            BitSet outside = left(group, domain);
            outside.andNot(other.states[i]);
            if (!outside.isEmpty()) {
                BitSet inside = left(group, domain);
                inside.and(other.states[i]);
                return with(group, outside).isCoveredBy(near, domain, stop)
                        && with(group, inside).isCoveredBy(near, domain, stop);
            }
        }
        return true;
    }

    private boolean meets(Box other) {
        int mine = 0;
        for (int i = 0; i < other.groups.length; i++) {
            mine = from(mine, other.groups[i]);
            if (restricts(mine, other.groups[i]) && !states[mine].intersects(other.states[i])) {
                return false;
            }
        }
        return true;
    }

    /** How many groups it goes beyond the other in. */
    private int cuts(Box other) {
        int cuts = 0;
        int mine = 0;
        for (int i = 0; i < other.groups.length; i++) {
            mine = from(mine, other.groups[i]);
            cuts += restricts(mine, other.groups[i]) && isWithin(states[mine], other.states[i]) ? 0 : 1;
        }
        return cuts;
    }

    private static boolean isWithin(BitSet inner, BitSet outer) {
        int state = inner.nextSetBit(0);
        while (state >= 0 && outer.get(state)) {
            state = inner.nextSetBit(state + 1);
        }
        return state < 0;
    }

    /** The place from there on where the group is, or would be. */
    private int from(int place, int group) {
        int at = place;
        while (at < groups.length && groups[at] < group) {
            at++;
        }
        return at;
    }

    private boolean restricts(int place, int group) {
        return place < groups.length && groups[place] == group;
    }

    /** A copy of the states that are left of a group. */
    private BitSet left(int group, Domain domain) {
        int at = from(0, group);
        return restricts(at, group)
                ? (BitSet) states[at].clone()
                : allOf(domain.groups().get(group));
    }

    private Box with(int group, BitSet left) {
        int at = from(0, group);
        int skipped = restricts(at, group) ? 1 : 0;
        int size = groups.length + 1 - skipped;
        int[] others = new int[size];
        BitSet[] changed = new BitSet[size];
        System.arraycopy(groups, 0, others, 0, at);
        System.arraycopy(states, 0, changed, 0, at);
        System.arraycopy(groups, at + skipped, others, at + 1, size - at - 1);
        System.arraycopy(states, at + skipped, changed, at + 1, size - at - 1);
        others[at] = group;
        changed[at] = left;
        return new Box(others, changed);
    }
}
