package dev.cleave.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Formula;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.circuit.SatProof;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static final Scope ALL = new Scope.EveryValidInput(BigInteger.TEN, Scope.Method.PROOF);
    private static final Scope ROWS = new Scope.GivenRows(3, 1);

    @Test
    void aDifferenceComesBeforeADoubtAndADoubtBeforeAgreement() {
        Verdict differs = new Verdict.Differs(ALL, new BitSet(), 1);
        Verdict doubt = new Verdict.Undecided(ALL, "cancelled");
        Verdict same = new Verdict.Equivalent(ALL);
        Verdict onRows = new Verdict.Equivalent(ROWS);
        assertEquals(differs, Verdict.whole(List.of(same, doubt, differs, onRows)));
        assertEquals(doubt, Verdict.whole(List.of(same, onRows, doubt)));
        assertEquals(onRows, Verdict.whole(List.of(same, onRows)));
        assertEquals(same, Verdict.whole(List.of(same, same)));
    }

    @Test
    void aCounterexampleIsACopy() {
        BitSet atoms = new BitSet();
        Verdict.Differs differs = new Verdict.Differs(ALL, atoms, 0);
        atoms.set(1);
        differs.counterexample().set(2);
        assertEquals(new BitSet(), differs.counterexample());
    }

    @Test
    void scopesCountTheirInputs() {
        assertEquals(BigInteger.valueOf(3), ROWS.inputs());
        assertEquals(BigInteger.valueOf(4), new Scope.SeenRows(4).inputs());
        assertTrue(ROWS.toString().contains("not 1 outside"));
        assertFalse(new Scope.GivenRows(3, 0).toString().contains("outside"));
    }

    /** Rules that agree on the rows seen and differ elsewhere are the same within them alone. */
    @Test
    void whatWasLeftFreeIsComparedOnTheRowsSeen() {
        for (long seed = 0; seed < 100; seed++) {
            RandomCases cases = new RandomCases(seed);
            Domain domain = cases.domain();
            Behaviour one = Behaviour.of(cases.rules(domain.atoms(), 2));
            Behaviour other = Behaviour.of(cases.rules(domain.atoms(), 2));
            List<BitSet> valid = new ArrayList<>();
            domain.forEach(bits -> valid.add((BitSet) bits.clone()));
            List<BitSet> some = valid.subList(0, (int) (seed % (valid.size() + 1)));
            Verdict verdict = new Verifier(domain, Budget.unlimited())
                    .compareSeen(one, other, MatrixRows.of(some, domain.atoms()));
            boolean everywhere = agree(valid, one, other);
            boolean seen = agree(some, one, other);
            boolean expected = some.isEmpty() ? everywhere : seen;
            assertEquals(expected, verdict instanceof Verdict.Equivalent, "seed " + seed);
            boolean aboutAll = everywhere || some.isEmpty();
            assertEquals(aboutAll, verdict.scope() instanceof Scope.EveryValidInput, "seed " + seed);
            assertTrue(aboutAll || verdict.scope().equals(new Scope.SeenRows(some.size())), "seed " + seed);
        }
    }

    private static boolean agree(List<BitSet> rows, Behaviour one, Behaviour other) {
        return rows.stream().allMatch(bits -> RandomCases.answer(one, bits).equals(RandomCases.answer(other, bits)));
    }

    /** An atom outside the cone changes nothing, for rules, formulas, hard and soft networks. */
    @Test
    void outputsDependOnTheirConeAlone() {
        for (long seed = 0; seed < 60; seed++) {
            RandomCases cases = new RandomCases(seed);
            int atoms = 4;
            for (Behaviour behaviour : List.of(
                    Behaviour.of(cases.rules(atoms, 2)),
                    Behaviour.of(cases.network(atoms, 2)),
                    Behaviour.of(SoftNetwork.of(cases.network(atoms, 2))),
                    Behaviour.of(atoms, List.of(cases.formula(atoms, 2), cases.formula(atoms, 3))))) {
                assertEquals(atoms, behaviour.atoms());
                assertEquals(2, behaviour.outputs());
                for (int output = 0; output < 2; output++) {
                    assertCone(behaviour, output, atoms, seed);
                }
            }
        }
    }

    private static void assertCone(Behaviour behaviour, int output, int atoms, long seed) {
        BitSet cone = behaviour.cone(output);
        assertTrue(cone.length() <= atoms);
        for (long code = 0; code < 1L << atoms; code++) {
            BitSet bits = BitSet.valueOf(new long[] {code});
            BitSet inside = (BitSet) bits.clone();
            inside.and(cone);
            assertEquals(
                    RandomCases.answer(behaviour, inside).get(output),
                    RandomCases.answer(behaviour, bits).get(output),
                    "seed " + seed);
        }
    }

    @Test
    void conesOfRulesAndFormulasAreTheAtomsThatOccur() {
        RuleSet chained = new RuleSet(
                4,
                List.of(
                        Definition.of(List.of(Rule.all(Literal.of(1)))),
                        Definition.of(List.of(Rule.all(Literal.of(4), Literal.not(2))))),
                List.of(
                        Definition.of(List.of(Rule.all(Literal.not(5)))),
                        Definition.of(List.of(Rule.all(Literal.of(0), Literal.of(4))))));
        assertEquals(bits(1, 2), Behaviour.of(chained).cone(0));
        assertEquals(bits(0, 1), Behaviour.of(chained).cone(1));
        Formula formula = new Formula.And(List.of(new Formula.Variable(1), new Formula.Not(new Formula.Variable(2))));
        assertEquals(bits(1, 2), Behaviour.of(3, List.of(formula)).cone(0));
        assertThrows(IllegalArgumentException.class, () -> Behaviour.of(2, List.of(formula)));
    }

    private static BitSet bits(int... set) {
        BitSet bits = new BitSet();
        IntStream.of(set).forEach(bits::set);
        return bits;
    }

    @Test
    void drawnInputsAreValidAndOfEveryKind() {
        for (long seed = 0; seed < 30; seed++) {
            Domain domain = new RandomCases(seed).domain();
            BitMatrix drawn = RandomInputs.of(domain);
            Set<BitSet> seen = new HashSet<>();
            IntStream.range(0, drawn.rows()).forEach(row -> seen.add(MatrixRows.get(drawn, row)));
            assertTrue(seen.stream().allMatch(domain::isValid));
            long size = domain.size().longValueExact();
            assertTrue(seen.size() >= Math.min(size, 40) * 0.9, () -> domain + ": " + seen.size());
        }
    }

    /** Soft networks are tried on exactly as many assignments as there may be. */
    @Test
    void theLimitOfAssignmentsCounts() {
        Domain domain = Domain.free(4);
        Behaviour soft = Behaviour.of(SoftNetwork.of(new RandomCases(3).network(4, 1)));
        Exhaustion exhaustion = new Exhaustion(domain, bits(0, 2), Budget.unlimited());
        assertTrue(exhaustion.isWithin(4));
        assertFalse(exhaustion.isWithin(3));
        Behaviour same = Behaviour.of(RandomCases.truthTable(soft, domain));
        BitSet both = soft.cone(0);
        both.or(same.cone(0));
        Verifier enough = new Verifier(domain, Budget.unlimited()).withMostAssignments(1L << both.cardinality());
        assertInstanceOf(Verdict.Equivalent.class, enough.compare(soft, same));
        Verifier few = enough.withMostAssignments((1L << both.cardinality()) - 1);
        assertInstanceOf(Verdict.Undecided.class, few.compare(soft, same));
    }

    /** More assignments than are tried at a time, and atoms outside the cone that are held to the domain. */
    @Test
    void tryingAllFindsADifferenceJustWhereThereIsOne() {
        for (long seed = 0; seed < 120; seed++) {
            RandomCases cases = new RandomCases(seed);
            Domain domain = seed % 10 == 0 ? Domain.free(11) : cases.domain();
            Behaviour one = Behaviour.of(cases.rules(domain.atoms(), 2));
            Behaviour other = Behaviour.of(cases.rules(domain.atoms(), 2));
            Comparison comparison = Comparison.whole(one, other);
            List<BitSet> valid = new ArrayList<>();
            domain.forEach(bits -> valid.add((BitSet) bits.clone()));
            Optional<Difference> found = new Exhaustion(domain, comparison.cone(), Budget.unlimited()).find(comparison);
            boolean same = comparison.on(MatrixRows.of(valid, domain.atoms())).isEmpty();
            assertEquals(same, found.isEmpty(), "seed " + seed);
            found.ifPresent(difference -> {
                assertTrue(domain.isValid(difference.atoms()));
                assertFalse(agree(List.of(difference.atoms()), one, other));
            });
        }
    }

    /** A difference in just one assignment, the last of more than are tried at a time. */
    @Test
    void theLastAssignmentIsTriedToo() {
        RuleSet all = RuleSet.plain(
                11,
                List.of(Definition.of(List.of(new Rule.All(
                        IntStream.range(0, 11).mapToObj(Literal::of).toList())))));
        RuleSet never = RuleSet.plain(11, List.of(Definition.of(List.of())));
        Comparison comparison = Comparison.whole(Behaviour.of(all), Behaviour.of(never));
        BitSet last = new BitSet();
        last.set(0, 11);
        assertEquals(
                Optional.of(new Difference(last, 0)),
                new Exhaustion(Domain.free(11), comparison.cone(), Budget.unlimited()).find(comparison));
        Symbolic one = (Symbolic) comparison.one();
        Symbolic other = (Symbolic) comparison.other();
        assertEquals(
                Optional.of(new Difference(last, 0)),
                new SatProof(Domain.free(11), Budget.unlimited(), 0).find(comparison, one, other));
    }

    @Test
    void aProofNamesItsNetwork() {
        for (Proof.Subject subject : Proof.Subject.values()) {
            boolean shortened = Proof.network(subject, new Scope.SeenRows(1)).contains("before they were shortened");
            assertEquals(subject == Proof.Subject.WRITTEN_BACK, shortened);
            assertEquals(subject.toString(), Proof.network(subject, ALL));
        }
    }
}
