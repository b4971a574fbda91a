package dev.cleave.logic.minimise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimplifierTest {
    /** Atoms 0 to 2: colour; 3 to 4: cuts of a number; 5: free. */
    private static final Domain MIXED =
            new Domain(List.of(new Group.OneHot(3), new Group.Thresholds(2, false), new Group.Free()));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void saysTheSameAndNothingCanGo(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 300; i++) {
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(8));
            List<Rule.All> rules = RandomLogic.rules(random, domain.atoms(), 6);
            List<BitSet> valid = RandomLogic.valid(domain);
            List<Rule.All> simple = simplify(domain, rules);
            assertTrue(isSame(rules, simple, valid), () -> domain + " " + rules + " " + simple);
            assertNothingCanGo(simple, valid);
        }
    }

    private static void assertNothingCanGo(List<Rule.All> rules, List<BitSet> valid) {
        for (int i = 0; i < rules.size(); i++) {
            List<Rule.All> others = new ArrayList<>(rules);
            Rule.All rule = others.remove(i);
            assertFalse(isSame(rules, others, valid), () -> rule + " can go from " + rules);
            for (Literal literal : rule.literals()) {
                List<Rule.All> wider = new ArrayList<>(others);
                wider.add(new Rule.All(rule.literals().stream()
                        .filter(other -> other != literal)
                        .toList()));
                assertFalse(isSame(rules, wider, valid), () -> literal + " can go from " + rules);
            }
        }
    }

    @Test
    void oneValueExcludesTheOthers() {
        assertEquals(
                List.of(Rule.all(Literal.of(0))),
                simplify(MIXED, List.of(new Rule.All(List.of(Literal.of(0), Literal.not(1))))));
        assertEquals(
                List.of(Rule.all(Literal.of(0))),
                simplify(MIXED, List.of(new Rule.All(List.of(Literal.not(1), Literal.not(2))))));
    }

    @Test
    void aHigherCutImpliesALowerOne() {
        assertEquals(
                List.of(Rule.all(Literal.of(4))),
                simplify(MIXED, List.of(new Rule.All(List.of(Literal.of(3), Literal.of(4))))));
    }

    @Test
    void twoValuesOfOneColumnAreImpossible() {
        assertEquals(List.of(), simplify(MIXED, List.of(new Rule.All(List.of(Literal.of(0), Literal.of(1))))));
    }

    @Test
    void anAtomOrItsNegationIsAlways() {
        assertEquals(
                List.of(Rule.all()),
                simplify(MIXED, List.of(new Rule.All(List.of(Literal.of(5))), new Rule.All(List.of(Literal.not(5))))));
    }

    @Test
    void atLeastRulesStay() {
        Rule atLeast = Rule.AtLeast.of(2, List.of(Literal.of(0), Literal.of(4), Literal.of(5)));
        Definition definition =
                new Definition(List.of(atLeast, Rule.all(Literal.of(0), Literal.of(1)), Rule.all(Literal.of(5))), true);
        assertEquals(
                new Definition(List.of(Rule.all(Literal.of(5)), atLeast), true),
                new Simplifier(MIXED, Budget.unlimited()).simplify(definition));
    }

    @Test
    void withoutTimeTheRulesStayRight() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        List<Rule.All> rules = List.of(new Rule.All(List.of(Literal.of(3), Literal.of(4))));
        assertTrue(isSame(rules, new Simplifier(MIXED, spent).simplify(rules), RandomLogic.valid(MIXED)));
    }

    private static List<Rule.All> simplify(Domain domain, List<Rule.All> rules) {
        return new Simplifier(domain, Budget.unlimited()).simplify(rules);
    }

    private static boolean isSame(List<Rule.All> one, List<Rule.All> other, List<BitSet> valid) {
        return valid.stream()
                .allMatch(row ->
                        Definition.of(one).holds(row) == Definition.of(other).holds(row));
    }
}
