package dev.cleave.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** What is possible among atoms: a product of independent groups over consecutive atom indices. */
public final class Domain {
    private final List<Group> groups;
    private final int[] starts; // [groups + 1], the last is the number of atoms
    private final int[] bound; // groups not all of whose patterns are possible

    public Domain(List<? extends Group> groups) {
        this.groups = List.copyOf(groups);
        this.starts = new int[groups.size() + 1];
        for (int g = 0; g < groups.size(); g++) {
            starts[g + 1] = Math.addExact(starts[g], groups.get(g).atoms());
        }
        this.bound = IntStream.range(0, groups.size())
                .filter(g -> !(groups.get(g) instanceof Group.Free))
                .toArray();
    }

    /** Independent Boolean atoms. */
    public static Domain free(int atoms) {
        return new Domain(Collections.nCopies(atoms, new Group.Free()));
    }

    public List<Group> groups() {
        return groups;
    }

    public int atoms() {
        return starts[groups.size()];
    }

    /** The index of a group's first atom. */
    public int start(int group) {
        return starts[Objects.checkIndex(group, groups.size())];
    }

    /** The group that an atom belongs to. */
    public int groupOf(int atom) {
        Objects.checkIndex(atom, atoms());
        int found = Arrays.binarySearch(starts, atom);
        return found >= 0 ? found : -found - 2;
    }

    /** The groups that the given atoms belong to, ascending. */
    public List<Integer> groupsOf(BitSet atoms) {
        return atoms.stream().map(this::groupOf).distinct().boxed().toList();
    }

    /** Whether the second literal holds wherever the first one does; false of two groups, which know nothing of each other. */
    public boolean implies(Literal one, Literal other) {
        int group = groupOf(one.atom());
        return groupOf(other.atom()) == group
                && IntStream.range(0, groups.get(group).states())
                        .filter(state -> holds(group, state, one))
                        .allMatch(state -> holds(group, state, other));
    }

    private boolean holds(int group, int state, Literal literal) {
        return groups.get(group).holds(state, literal.atom() - starts[group]) == literal.positive();
    }

    /** How many assignments are valid. */
    public BigInteger size() {
        return size(everyGroup());
    }

    /** How many assignments of the chosen groups are valid. */
    public BigInteger size(List<Integer> chosen) {
        return chosen.stream()
                .map(g -> BigInteger.valueOf(groups.get(g).states()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    public boolean isValid(BitSet assignment) {
        return assignment.length() <= atoms()
                && Arrays.stream(bound)
                        .allMatch(g ->
                                groups.get(g).stateOf(assignment, starts[g]).isPresent());
    }

    /** Visits every valid assignment once. The bits are reused: copy them to keep them, and don't change them. */
    public void forEach(Consumer<BitSet> visitor) {
        forEach(everyGroup(), visitor);
    }

    /** As {@link #forEach(Consumer)}, over the chosen groups; the atoms of all others stay as they are in {@code base}. */
    public void forEach(List<Integer> chosen, BitSet base, Consumer<BitSet> visitor) {
        new StateCounter(this, chosen, base).run(visitor);
    }

    /** As {@link #forEach(Consumer)}, over the chosen groups; the atoms of all others stay false. */
    public void forEach(List<Integer> chosen, Consumer<BitSet> visitor) {
        forEach(chosen, new BitSet(), visitor);
    }

    private List<Integer> everyGroup() {
        List<Integer> all = new ArrayList<>();
        for (int g = 0; g < groups.size(); g++) {
            all.add(g);
        }
        return all;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Domain that && groups.equals(that.groups);
    }

    @Override
    public int hashCode() {
        return groups.hashCode();
    }

    @Override
    public String toString() {
        return "Domain" + groups;
    }
}
