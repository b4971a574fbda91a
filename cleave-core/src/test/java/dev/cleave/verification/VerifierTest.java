package dev.cleave.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.examples.ExampleNetwork;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Formula;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Scope.EveryValidInput;
import dev.cleave.verification.Scope.Method;
import java.math.BigInteger;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class VerifierTest {
    private static final int CASES = 700;

    /** With diagrams, with diagrams that soon are too large, with binary sums alone. */
    @ParameterizedTest
    @ValueSource(ints = {Verifier.MOST_DIAGRAM_NODES, 2, 0})
    void proofAgreesWithTheNaiveOracle(int mostNodes) {
        for (long seed = 0; seed < CASES; seed++) {
            RandomCases cases = new RandomCases(seed);
            Domain domain = cases.domain();
            HardNetwork network = cases.network(domain.atoms(), 2);
            Behaviour hard = Behaviour.of(network);
            RuleSet same = RandomCases.truthTable(hard, domain);
            Verifier verifier = new Verifier(domain, Budget.unlimited(), Verifier.MOST_ASSIGNMENTS, mostNodes);
            assertInstanceOf(Verdict.Equivalent.class, verifier.compare(hard, Behaviour.of(same)), "seed " + seed);
            for (RuleSet other : List.of(cases.mutated(same), cases.rules(domain.atoms(), 2))) {
                assertVerdict(verifier, domain, hard, Behaviour.of(other), seed);
                assertVerdict(verifier, domain, Behaviour.of(same), Behaviour.of(other), seed);
            }
        }
    }

    @Test
    void formulasAreComparedWithRulesAndWithEachOther() {
        for (long seed = 0; seed < CASES; seed++) {
            RandomCases cases = new RandomCases(seed);
            Domain domain = cases.domain();
            int atoms = domain.atoms();
            Behaviour formulas = Behaviour.of(atoms, List.of(cases.formula(atoms, 4), cases.formula(atoms, 3)));
            Verifier verifier = new Verifier(domain, Budget.unlimited());
            assertVerdict(verifier, domain, formulas, Behaviour.of(cases.rules(atoms, 2)), seed);
            Behaviour same = Behaviour.of(RandomCases.truthTable(formulas, domain));
            assertVerdict(verifier, domain, formulas, same, seed);
        }
    }

    @Test
    void softNetworksAreTriedInputByInput() {
        for (long seed = 0; seed < CASES; seed++) {
            RandomCases cases = new RandomCases(seed);
            Domain domain = cases.domain();
            Behaviour soft = Behaviour.of(SoftNetwork.of(cases.network(domain.atoms(), 2)));
            RuleSet same = RandomCases.truthTable(soft, domain);
            Verifier verifier = new Verifier(domain, Budget.unlimited());
            Verdict verdict = verifier.compare(soft, Behaviour.of(same));
            assertEquals(new Verdict.Equivalent(new EveryValidInput(domain.size(), Method.EXHAUSTION)), verdict);
            assertVerdict(verifier, domain, soft, Behaviour.of(cases.mutated(same)), seed);
        }
    }

    /** Equivalent exactly where no valid input differs, and a counterexample is one. */
    private static void assertVerdict(Verifier verifier, Domain domain, Behaviour one, Behaviour other, long seed) {
        boolean[] differ = new boolean[1];
        domain.forEach(bits -> differ[0] |= !RandomCases.answer(one, bits).equals(RandomCases.answer(other, bits)));
        Verdict verdict = verifier.compare(one, other);
        assertEquals(differ[0], verdict instanceof Verdict.Differs, () -> "seed " + seed + ": " + verdict);
        if (verdict instanceof Verdict.Differs differs) {
            BitSet atoms = differs.counterexample();
            assertTrue(domain.isValid(atoms), () -> "seed " + seed + ": " + verdict);
            assertNotEquals(
                    RandomCases.answer(one, atoms).get(differs.output()),
                    RandomCases.answer(other, atoms).get(differs.output()));
        } else {
            assertInstanceOf(Verdict.Equivalent.class, verdict);
        }
    }

    /** Where rules only hold thanks to the domain, another domain tells them apart. */
    @Test
    void theDomainDecides() {
        RuleSet either = RuleSet.plain(2, List.of(Definition.of(List.of(Rule.all(Literal.of(0))))));
        RuleSet or = RuleSet.plain(2, List.of(Definition.of(List.of(Rule.all(Literal.not(1))))));
        Domain oneOfTwo = new Domain(List.of(new Group.OneHot(2)));
        assertInstanceOf(Verdict.Equivalent.class, compare(oneOfTwo, either, or));
        assertInstanceOf(Verdict.Differs.class, compare(Domain.free(2), either, or));
    }

    private static Verdict compare(Domain domain, RuleSet one, RuleSet other) {
        return new Verifier(domain, Budget.unlimited()).compare(Behaviour.of(one), Behaviour.of(other));
    }

    @ParameterizedTest
    @EnumSource(ExampleNetwork.class)
    void knownNetworksEqualTheirTruthTables(ExampleNetwork known) {
        Behaviour truth = Behaviour.of(known.load());
        Domain domain = Domain.free(truth.atoms());
        RuleSet rules = NetworkTruth.rules(truth, domain);
        Verifier verifier = new Verifier(domain, Budget.unlimited());
        assertInstanceOf(Verdict.Equivalent.class, verifier.compare(truth, Behaviour.of(rules)));
        for (int seed = 0; seed < 20; seed++) {
            RuleSet mutant = new RandomCases(seed).mutated(rules);
            if (!mutant.equals(rules)) {
                assertInstanceOf(Verdict.Differs.class, verifier.compare(truth, Behaviour.of(mutant)));
            }
        }
    }

    @Test
    void rowsAreEnoughForADifferenceAndAllThatIsLeftForALargeSoftNetwork() {
        RandomCases cases = new RandomCases(3);
        Domain domain = Domain.free(4);
        Behaviour soft = Behaviour.of(SoftNetwork.of(cases.network(4, 1)));
        RuleSet same = RandomCases.truthTable(soft, domain);
        BitMatrix rows = new BitMatrix.Builder(2, 4).set(1, 2).build();
        Verifier few = new Verifier(domain, Budget.unlimited()).withMostAssignments(1);
        assertEquals(new Verdict.Equivalent(new Scope.GivenRows(2, 0)), few.compare(soft, Behaviour.of(same), rows));
        assertInstanceOf(Verdict.Undecided.class, few.compare(soft, Behaviour.of(same)));
    }

    @Test
    void rowsOutsideTheDomainDoNotCount() {
        RuleSet any =
                RuleSet.plain(2, List.of(Definition.of(List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(1))))));
        RuleSet always = RuleSet.plain(2, List.of(Definition.of(List.of(Rule.all()))));
        BitMatrix unseen = new BitMatrix.Builder(1, 2).build();
        Domain oneOfTwo = new Domain(List.of(new Group.OneHot(2)));
        Verdict verdict =
                new Verifier(oneOfTwo, Budget.unlimited()).compare(Behaviour.of(any), Behaviour.of(always), unseen);
        assertEquals(new Verdict.Equivalent(new EveryValidInput(BigInteger.TWO, Method.PROOF)), verdict);
    }

    @Test
    void eachOutputHasItsOwnVerdict() {
        RuleSet one = RuleSet.plain(1, List.of(Definition.of(List.of()), Definition.of(List.of(Rule.all()))));
        RuleSet other = RuleSet.plain(1, List.of(Definition.of(List.of()), Definition.of(List.of())));
        List<Verdict> verdicts = new Verifier(Domain.free(1), Budget.unlimited())
                .compareEach(Behaviour.of(one), Behaviour.of(other), new BitMatrix.Builder(0, 1).build());
        assertInstanceOf(Verdict.Equivalent.class, verdicts.get(0));
        assertEquals(1, assertInstanceOf(Verdict.Differs.class, verdicts.get(1)).output());
    }

    /** Two ways round a pigeonhole: a question that no resolution proof of sensible size answers. */
    @Test
    void outOfTimeIsUndecided() {
        Budget budget = Budget.of(Duration.ofMillis(300));
        int holes = 12;
        Formula placed = pigeons(holes);
        Behaviour never = Behaviour.of(holes * (holes + 1), List.of(new Formula.Constant(false)));
        Verdict verdict = new Verifier(Domain.free(never.atoms()), budget)
                .compare(Behaviour.of(never.atoms(), List.of(placed)), never);
        assertEquals(
                "the time limit was reached",
                assertInstanceOf(Verdict.Undecided.class, verdict).reason());
    }

    /** Each of holes + 1 pigeons has a hole, and no hole has two. */
    private static Formula pigeons(int holes) {
        List<Formula> each = IntStream.rangeClosed(0, holes)
                .<Formula>mapToObj(pigeon -> new Formula.Or(IntStream.range(0, holes)
                        .<Formula>mapToObj(hole -> new Formula.Variable(pigeon * holes + hole))
                        .toList()))
                .toList();
        List<Formula> apart = IntStream.range(0, holes)
                .boxed()
                .flatMap(hole -> IntStream.rangeClosed(0, holes)
                        .boxed()
                        .flatMap(a -> IntStream.range(0, a)
                                .<Formula>mapToObj(b -> new Formula.Not(new Formula.And(List.of(
                                        new Formula.Variable(a * holes + hole),
                                        new Formula.Variable(b * holes + hole)))))))
                .toList();
        return new Formula.And(List.of(new Formula.And(each), new Formula.And(apart)));
    }

    @Test
    void cancelledIsUndecided() {
        Budget budget = Budget.unlimited();
        budget.cancel();
        Behaviour rules = Behaviour.of(new RandomCases(1).rules(3, 1));
        Verdict verdict = new Verifier(Domain.free(3), budget).compare(rules, rules);
        assertEquals(
                "cancelled", assertInstanceOf(Verdict.Undecided.class, verdict).reason());
    }

    @Test
    void shapesThatDoNotFitAreRefused() {
        Verifier verifier = new Verifier(Domain.free(3), Budget.unlimited());
        Behaviour three = Behaviour.of(new RandomCases(1).rules(3, 1));
        Behaviour two = Behaviour.of(new RandomCases(1).rules(2, 1));
        assertThrows(IllegalArgumentException.class, () -> verifier.compare(three, two));
        assertThrows(IllegalArgumentException.class, () -> verifier.compare(two, two));
    }
}
