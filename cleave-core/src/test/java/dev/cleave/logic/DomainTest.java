package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DomainTest {
    private static final Domain MIXED = new Domain(List.of(
            new Group.Free(), new Group.OneHot(3), new Group.Thresholds(2, false), new Group.Thresholds(2, true)));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void listsExactlyTheValidAssignments(long seed) {
        Domain domain = random(seed);
        List<BitSet> listed = new ArrayList<>();
        domain.forEach(bits -> listed.add((BitSet) bits.clone()));
        assertEquals(naive(domain), new HashSet<>(listed));
        assertEquals(domain.size(), BigInteger.valueOf(listed.size()), "each once");
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24, 25, 26})
    void validityIsThatOfTheOracle(long seed) {
        Domain domain = random(seed);
        Set<BitSet> valid = naive(domain);
        for (long i = 0; i < 1L << domain.atoms(); i++) {
            BitSet bits = BitSet.valueOf(new long[] {i});
            assertEquals(valid.contains(bits), domain.isValid(bits), () -> domain + " " + bits);
        }
    }

    @Test
    void chosenGroupsAloneRun() {
        List<BitSet> seen = new ArrayList<>();
        MIXED.forEach(List.of(1), bits -> seen.add((BitSet) bits.clone()));
        assertEquals(List.of(bits(1), bits(2), bits(3)), seen);
    }

    @Test
    void otherGroupsStayAsInTheBase() {
        BitSet base = bits(0, 3, 4);
        Set<BitSet> seen = new HashSet<>();
        MIXED.forEach(List.of(2), base, bits -> seen.add((BitSet) bits.clone()));
        assertEquals(Set.of(bits(0, 3), bits(0, 3, 4), bits(0, 3, 4, 5)), seen);
        assertEquals(bits(0, 3, 4), base, "the base is left as it was");
    }

    @Test
    void noGroupsHaveOneAssignment() {
        List<BitSet> seen = new ArrayList<>();
        new Domain(List.of()).forEach(bits -> seen.add((BitSet) bits.clone()));
        assertEquals(List.of(new BitSet()), seen);
    }

    @Test
    void everyAtomKnowsItsGroup() {
        assertEquals(
                List.of(0, 1, 1, 1, 2, 2, 3, 3, 3),
                IntStream.range(0, MIXED.atoms()).mapToObj(MIXED::groupOf).toList());
    }

    @Test
    void groupsOfAtomsAreListedOnce() {
        assertEquals(List.of(1, 3), MIXED.groupsOf(bits(1, 3, 8)));
    }

    @Test
    void sizeDoesNotOverflow() {
        assertEquals(BigInteger.TWO.pow(200), Domain.free(200).size());
    }

    @Test
    void atomsBeyondTheDomainAreInvalid() {
        assertFalse(Domain.free(2).isValid(bits(2)));
    }

    /** Of every two literals, by all assignments. */
    @Test
    void aLiteralImpliesAnotherOfItsGroupWhereNoAssignmentSaysOtherwise() {
        Domain domain = new Domain(List.of(
                new Group.OneHot(3), new Group.Thresholds(3, true), new Group.Free(), new Group.Thresholds(2, false)));
        for (int one = 0; one < 2 * domain.atoms(); one++) {
            for (int other = 0; other < 2 * domain.atoms(); other++) {
                Literal from = new Literal(one / 2, one % 2 == 0);
                Literal to = new Literal(other / 2, other % 2 == 0);
                boolean[] holds = {true};
                domain.forEach(bits -> holds[0] &= !from.holds(bits) || to.holds(bits));
                assertEquals(holds[0], domain.implies(from, to), from + " implies " + to);
            }
        }
    }

    @Test
    void missingExcludesEveryThreshold() {
        Group group = new Group.Thresholds(2, true);
        assertTrue(group.stateOf(bits(2), 0).isPresent());
        assertTrue(group.stateOf(bits(0, 2), 0).isEmpty());
    }

    @Test
    void stateAndBitsAreInverse() {
        for (Group group : MIXED.groups()) {
            for (int state = 0; state < group.states(); state++) {
                BitSet bits = new BitSet();
                group.write(state, bits, 5);
                assertEquals(state, group.stateOf(bits, 5).orElse(-1), group::toString);
            }
        }
    }

    @Test
    void oneOfOneIsNoChoice() {
        assertThrows(IllegalArgumentException.class, () -> new Group.OneHot(1));
    }

    @Test
    void aNumberNeedsACut() {
        assertThrows(IllegalArgumentException.class, () -> new Group.Thresholds(0, true));
    }

    private static Domain random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Group> groups = new ArrayList<>();
        int atoms = 0;
        while (atoms < 9) {
            Group group = group(random);
            groups.add(group);
            atoms += group.atoms();
        }
        return new Domain(groups);
    }

    private static Group group(SplittableRandom random) {
        int kind = random.nextInt(3);
        if (kind == 0) {
            return new Group.Free();
        }
        return kind == 1
                ? new Group.OneHot(2 + random.nextInt(3))
                : new Group.Thresholds(1 + random.nextInt(3), random.nextBoolean());
    }

    /** All bit patterns, kept when each group's own definition allows them. */
    private static Set<BitSet> naive(Domain domain) {
        Set<BitSet> valid = new HashSet<>();
        for (long i = 0; i < 1L << domain.atoms(); i++) {
            BitSet bits = BitSet.valueOf(new long[] {i});
            boolean possible = true;
            for (int g = 0; g < domain.groups().size(); g++) {
                int start = domain.start(g);
                Group group = domain.groups().get(g);
                possible &= allows(group, bits.get(start, start + group.atoms()));
            }
            if (possible) {
                valid.add(bits);
            }
        }
        return valid;
    }

    private static boolean allows(Group group, BitSet own) {
        if (group instanceof Group.OneHot) {
            return own.cardinality() == 1;
        }
        if (group instanceof Group.Thresholds thresholds) {
            boolean missing = thresholds.missing() && own.get(thresholds.cuts());
            boolean prefix = own.length() == own.cardinality();
            return missing ? own.cardinality() == 1 : prefix;
        }
        return true;
    }

    private static BitSet bits(int... set) {
        BitSet bits = new BitSet();
        for (int bit : set) {
            bits.set(bit);
        }
        return bits;
    }
}
