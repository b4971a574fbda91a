package dev.cleave.io.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.examples.ClassNetworks;
import dev.cleave.examples.PrintedRules;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.rules.writeback.ClassNetwork;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PointsTextTest {
    private static final Vocabulary WORDS = new Vocabulary(
            List.of(new Atom.Is("safety", "low"), new Atom.Holds("big"), new Atom.Above("doors", 2.5)),
            List.of(new Atom.Is("class", "unacc"), new Atom.Is("class", "acc"), new Atom.Is("class", "good")));

    private static final Vocabulary PLAIN = new Vocabulary(
            List.of(new Atom.Holds("a0"), new Atom.Holds("a1"), new Atom.Holds("a2")),
            List.of(new Atom.Is("class", "k0"), new Atom.Is("class", "k1"), new Atom.Is("class", "k2")));

    @Test
    void eachConditionHasPointsInTheSmallestWholeNumbersThatTheAnswerNeeds() {
        double[][] scores = {{4.21, 0}, {0, -1.3}, {0, 2}};
        assertEquals(
                List.of(
                        "start with: unacc 1, acc 2, good 0",
                        "if safety = low: unacc +3",
                        "if not big and doors > 2.5: acc -1, good +1",
                        "class is what has the most points; of equals the first: unacc, acc, good",
                        "(points are rounded, which changes no answer in the 4 combinations of conditions",
                        "    that are possible)"),
                lines(network(scores, 0, 0.5, -2)));
    }

    @Test
    void whatMostClassesGetIsNotSaid() {
        double[][] scores = {{3, 0}, {3, 0}, {1, 0}};
        assertEquals("if safety = low: good -2", lines(network(scores, 0, 0, 1)).get(1));
    }

    @Test
    void whatDecidesNothingHasNoPoints() {
        double[][] scores = {{1, 0}, {2.25, 0}, {0, 0}};
        assertEquals("if safety = low: acc +1", lines(network(scores, 0, 0, 0)).get(1));
    }

    /** Any weights, with ties among them, in words that a person can follow. */
    @Test
    void whatIsPrintedIsWhatIsApplied() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int bodies = 1 + random.nextInt(4);
            double[][] scores = scores(random, 3, bodies);
            HardNetwork network = ClassNetwork.of(
                    3, Stream.generate(() -> body(random)).limit(bodies).toList(), scores, scores(random, 1, 3)[0]);
            RuleSet rules = rules(network, 3);
            List<String> lines = PointsText.lines(network, rules, PLAIN, Domain.free(3));
            ShortPointTable whole =
                    new ShortPointTable(PointTable.of(network, rules).inWholeNumbers(), 0);
            String what = "seed " + seed + "\n" + String.join("\n", lines);
            Domain.free(3).forEach(atoms -> {
                int answer = rules.answer(atoms).nextSetBit(0);
                Map<String, String> row = IntStream.range(0, 3)
                        .boxed()
                        .collect(Collectors.toMap(
                                i -> "a" + i, i -> atoms.get(i) ? "1" : "0", (one, same) -> one, LinkedHashMap::new));
                assertEquals("k" + answer, PrintedRules.most(lines, row), what + row);
                BitSet holding = rules.withAuxiliaries(atoms)
                        .get(3, 3 + network.conjunctions().nodes());
                assertEquals(answer, most(whole.tally(), holding), what + row);
            });
        }
    }

    private static int most(PointTable tally, BitSet holding) {
        return IntStream.range(0, tally.start().size())
                .boxed()
                .reduce((best, other) ->
                        tally.points(other, holding).compareTo(tally.points(best, holding)) > 0 ? other : best)
                .orElseThrow();
    }

    private static double[][] scores(SplittableRandom random, int rows, int columns) {
        double[][] scores = new double[rows][columns];
        for (double[] row : scores) {
            for (int i = 0; i < columns; i++) {
                row[i] = random.nextBoolean() ? random.nextInt(3) - 1 : 1e-3 * random.nextInt(-3000, 3000);
            }
        }
        return scores;
    }

    private static Rule.All body(SplittableRandom random) {
        return new Rule.All(IntStream.range(0, 3)
                .filter(atom -> random.nextInt(3) > 0)
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList());
    }

    @Test
    void linesHaveEightyColumns() {
        for (long seed = 0; seed < 20; seed++) {
            HardNetwork network = ClassNetworks.network(new SplittableRandom(seed), 6, 6, 4);
            for (String line :
                    PointsText.lines(network, rules(network, 6), ClassNetworks.words(6, 4), Domain.free(6))) {
                assertTrue(line.length() <= 80, line);
            }
        }
    }

    @Test
    void rulesWithoutTheConjunctionsAreRefused() {
        HardNetwork network = network(new double[][] {{1, 0}, {2, 0}, {0, 0}}, 0, 0, 0);
        RuleSet other = new RuleSet(3 + 8, List.of(), rules(network, 3).heads());
        assertThrows(IllegalArgumentException.class, () -> PointsText.lines(network, other, WORDS, Domain.free(11)));
    }

    private static HardNetwork network(double[][] scores, double... biases) {
        List<Rule.All> bodies = List.of(Rule.all(Literal.of(0)), Rule.all(Literal.not(1), Literal.of(2)));
        return ClassNetwork.of(3, bodies, scores, biases);
    }

    private static RuleSet rules(HardNetwork network, int atoms) {
        return ClassRules.extract(network, Domain.free(atoms), 32, Budget.unlimited());
    }

    private static List<String> lines(HardNetwork network) {
        return PointsText.lines(network, rules(network, 3), WORDS, Domain.free(3));
    }
}
