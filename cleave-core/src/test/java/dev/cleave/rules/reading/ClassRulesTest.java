package dev.cleave.rules.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MutexHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.rules.RandomNetworks;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassRulesTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 2, 100})
    void rulesGiveOneClassToEveryValidAssignmentAndItIsTheNetworks(int mostPlain) {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(8));
            HardNetwork network = RandomNetworks.classes(random, domain);
            RuleSet rules = rules(network, domain, mostPlain);
            ExactConeTest.assertSame(network, domain, rules, seed);
        }
    }

    /** By proof and not by trying, and a wrong program is found out. */
    @ParameterizedTest
    @ValueSource(ints = {0, 2, 100})
    void theProofAgrees(int mostPlain) {
        int wrong = 0;
        for (long seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(8));
            HardNetwork network = RandomNetworks.classes(random, domain);
            RuleSet rules = rules(network, domain, mostPlain);
            Verifier verifier = new Verifier(domain, Budget.unlimited()).withMostAssignments(0);
            Verdict verdict = verifier.compare(Behaviour.of(rules), Behaviour.of(network));
            assertInstanceOf(Verdict.Equivalent.class, verdict, "seed " + seed);
            assertEquals(new Scope.EveryValidInput(domain.size(), Scope.Method.PROOF), verdict.scope(), "seed " + seed);
            HardNetwork other = RandomNetworks.classes(random, domain);
            if (other.head().equals(network.head())) {
                boolean same = RandomNetworks.answers(other, RandomLogic.valid(domain))
                        .equals(RandomNetworks.answers(network, RandomLogic.valid(domain)));
                Verdict against = verifier.compare(Behaviour.of(other), Behaviour.of(rules));
                assertEquals(same, against instanceof Verdict.Equivalent, "seed " + seed);
                wrong += same ? 0 : 1;
            }
        }
        assertTrue(wrong > 3, wrong + " different networks");
    }

    @Test
    void conjunctionsOfOneRuleStayOneRuleAndClassesArePlain() {
        HardNetwork network = network(3, new float[] {2, -2, 0, 0, 0, 2}, new float[] {1, 0, 0, 1, 0, 0});
        assertEquals(
                new RuleSet(
                        3,
                        List.of(
                                Definition.of(List.of(Rule.all(Literal.of(0), Literal.not(1)))),
                                Definition.of(List.of(Rule.all(Literal.of(2))))),
                        List.of(
                                Definition.of(List.of(Rule.all(Literal.of(3)))),
                                Definition.of(List.of(Rule.all(Literal.not(3), Literal.of(4)))),
                                Definition.of(List.of(Rule.all(Literal.not(3), Literal.not(4)))))),
                rules(network, Domain.free(3), 4));
    }

    /** The two conjunctions can't hold together, so that nothing need be said about that. */
    @Test
    void combinationsThatCanNotBeDoNotMatter() {
        HardNetwork network = network(3, new float[] {2, 0, 0, 0, 2, 0}, new float[] {1, 0, 0, 1, 0, 0});
        RuleSet rules = rules(network, new Domain(List.of(new Group.OneHot(3))), 4);
        assertEquals(
                Definition.of(List.of(Rule.all(Literal.of(4)))), rules.heads().get(1));
    }

    @Test
    void aClassThatNeverWinsHasNoRules() {
        HardNetwork network = network(1, new float[] {2, 2}, new float[] {1, 1, 1, 1});
        for (int mostPlain : new int[] {0, 4}) {
            RuleSet rules = rules(network, Domain.free(1), mostPlain);
            assertEquals(List.of(), rules.heads().get(1).rules());
            assertTrue(rules.heads().get(0).holds(new BitSet()));
        }
    }

    @Test
    void otherNetworksAreRefused() {
        HardNetwork network = network(1, new float[] {2, 2}, new float[] {1, 1, 1, 1});
        HardNetwork labels = new HardNetwork(
                network.predicates(), network.conjunctions(), network.disjunctions(), new IndependentHead(2));
        assertThrows(IllegalArgumentException.class, () -> rules(labels, Domain.free(1), 4));
        assertThrows(IllegalArgumentException.class, () -> rules(network, Domain.free(2), 4));
    }

    private static RuleSet rules(HardNetwork network, Domain domain, int mostPlain) {
        return ClassRules.extract(network, domain, mostPlain, Budget.unlimited());
    }

    /** Two conjunctions. */
    private static HardNetwork network(int atoms, float[] conjunctions, float[] classes) {
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 2, atoms, conjunctions),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, classes.length / 2, 2, classes),
                new MutexHead(classes.length / 2));
    }
}
