package dev.cleave.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.data.Inputs;
import dev.cleave.extraction.ClassNetwork;
import dev.cleave.extraction.ClassRules;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.Combinations;
import dev.cleave.model.NeuralDnf;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PointsTextTest {
    private static final Vocabulary WORDS = new Vocabulary(
            List.of(new Atom.Is("safety", "low"), new Atom.Holds("big"), new Atom.Above("doors", 2.5)),
            List.of(new Atom.Is("class", "unacc"), new Atom.Is("class", "acc"), new Atom.Is("class", "good")));

    @Test
    void eachConditionHasItsPointsInNoMoreDigitsThanTheAnswerNeeds() {
        double[][] scores = {{4.21, 0}, {0, -1.3}, {0, 2}};
        assertEquals(
                List.of(
                        "start with: unacc 2, acc 2.5, good 0",
                        "if safety = low: unacc +4.2",
                        "if not big and doors > 2.5: acc -1.3, good +2",
                        "class is what has the most points; of equals the first: unacc, acc, good",
                        "(points are rounded, which changes no answer in the 4 combinations of conditions",
                        "    that were looked at)"),
                lines(network(scores, 0, 0.5, -2)));
    }

    @Test
    void whatMostClassesGetIsNotSaid() {
        double[][] scores = {{3, 0}, {3, 0}, {1, 0}};
        assertEquals("if safety = low: good -2", lines(network(scores, 0, 0, 1)).get(1));
    }

    @Test
    void wholePointsWhereTheyDo() {
        double[][] scores = {{1, 0}, {2.25, 0}, {0, 0}};
        assertEquals(
                "if safety = low: unacc +1, acc +2",
                lines(network(scores, 0, 0, 0)).get(1));
    }

    @Test
    void linesHaveEightyColumns() {
        for (long seed = 0; seed < 20; seed++) {
            NeuralDnf network = ClassNetworks.network(new SplittableRandom(seed), 6, 6, 4);
            Combinations all = Combinations.of(network, Inputs.of(ClassNetworks.every(6)));
            for (String line : PointsText.lines(network, rules(network, 6), ClassNetworks.words(6, 4), all)) {
                assertTrue(line.length() <= 80, line);
            }
        }
    }

    @Test
    void rulesWithoutTheConjunctionsAreRefused() {
        NeuralDnf network = network(new double[][] {{1, 0}, {2, 0}, {0, 0}}, 0, 0, 0);
        RuleSet other = new RuleSet(3 + 8, List.of(), rules(network, 3).heads());
        assertThrows(
                IllegalArgumentException.class,
                () -> PointsText.lines(network, other, WORDS, new Combinations(List.of())));
    }

    private static NeuralDnf network(double[][] scores, double... biases) {
        List<Rule.All> bodies = List.of(Rule.all(Literal.of(0)), Rule.all(Literal.not(1), Literal.of(2)));
        return ClassNetwork.of(3, bodies, scores, biases);
    }

    private static RuleSet rules(NeuralDnf network, int atoms) {
        return ClassRules.extract(network, Domain.free(atoms), 32, Budget.unlimited())
                .orElseThrow();
    }

    private static List<String> lines(NeuralDnf network) {
        Combinations all = Combinations.of(network, Inputs.of(ClassNetworks.every(3)));
        return PointsText.lines(network, rules(network, 3), WORDS, all);
    }
}
