package dev.cleave.rules.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.io.text.PointTable;
import dev.cleave.io.text.PointsText;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.RandomNetworks;
import dev.cleave.rules.writeback.ClassNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.MatrixRows;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything after the search, of classes and conjunctions that are many; the largest score, row by row, is the oracle. */
class ManyClassesTest {
    private static final int ROWS = 300;

    private record Case(Domain domain, List<Rule.All> bodies, double[][] scores, double[] biases) {
        HardNetwork network() {
            return ClassNetwork.of(domain.atoms(), bodies, scores, biases);
        }

        /** Scores and biases are multiples of 1/128 here, so that sums of doubles are exact. */
        int naive(BitSet row) {
            int best = 0;
            for (int k = 1; k < biases.length; k++) {
                best = score(k, row) > score(best, row) ? k : best;
            }
            return best;
        }

        private double score(int k, BitSet row) {
            double score = biases[k];
            for (int i = 0; i < bodies.size(); i++) {
                score += bodies.get(i).fires(row) ? scores[k][i] : 0;
            }
            return score;
        }
    }

    @ParameterizedTest
    @CsvSource({"7,60", "26,500", "100,200", "300,600", "1000,1000"})
    void rulesNetworkProofAndPointsAgree(int classes, int conjunctions) {
        Case made = made(classes, conjunctions);
        HardNetwork network = made.network();
        RuleSet rules = ExactReading.ofScores(made.domain()).rules(network, Budget.unlimited());
        assertTrue(rules.tally().isPresent());
        List<BitSet> rows = rows(made.domain(), new SplittableRandom(1));
        BitMatrix inputs = MatrixRows.of(rows, made.domain().atoms());
        BitMatrix answers = BitMatrix.ofColumns(rules.answer(inputs.transposed()));
        assertEquals(network.predict(inputs), answers);
        for (int row = 0; row < rows.size(); row++) {
            assertTrue(answers.get(row, made.naive(rows.get(row))), "row " + row);
        }
        Verdict verdict = new Verifier(made.domain(), Budget.unlimited())
                .compare(Behaviour.of(rules), Behaviour.of(network), inputs);
        assertInstanceOf(Verdict.Equivalent.class, verdict);
        PointTable points = PointTable.of(network, rules);
        for (BitSet row : rows.subList(0, 10)) {
            assertEquals(made.naive(row), best(points, rules, row));
        }
    }

    private static int best(PointTable points, RuleSet rules, BitSet row) {
        BitSet holding = rules.withAuxiliaries(row)
                .get(rules.atoms(), rules.atoms() + rules.auxiliaries().size());
        int best = 0;
        BigDecimal most = points.points(0, holding);
        for (int k = 1; k < points.start().size(); k++) {
            BigDecimal own = points.points(k, holding);
            if (own.compareTo(most) > 0) {
                best = k;
                most = own;
            }
        }
        return best;
    }

    /** A program that is not the network is found out, or nobody says that it is. */
    @Test
    void oneOtherScoreIsNoticed() {
        Case made = made(300, 300);
        RuleSet rules = ExactReading.ofScores(made.domain()).rules(made.network(), Budget.unlimited());
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 5; i++) {
            double[][] scores = new double[300][];
            IntStream.range(0, 300).forEach(k -> scores[k] = made.scores()[k].clone());
            scores[random.nextInt(300)][random.nextInt(300)] += 1;
            HardNetwork other = new Case(made.domain(), made.bodies(), scores, made.biases()).network();
            Verdict verdict =
                    new Verifier(made.domain(), Budget.unlimited()).compare(Behaviour.of(rules), Behaviour.of(other));
            assertTrue(!(verdict instanceof Verdict.Equivalent), "case " + i + ": " + verdict);
        }
    }

    /** Where points are not the same, classes are compared each with each, if they are few. */
    @Test
    void aProofOfFewClassesNeedsNoSamePoints() {
        int differing = 0;
        for (long seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(6));
            HardNetwork network = RandomNetworks.classes(random, domain);
            HardNetwork other = RandomNetworks.classes(random, domain);
            RuleSet rules = ClassRules.withPoints(network, domain, 4, Budget.unlimited());
            ExactConeTest.assertSame(network, domain, rules, seed);
            Verifier verifier = new Verifier(domain, Budget.unlimited()).withMostAssignments(0);
            assertInstanceOf(
                    Verdict.Equivalent.class,
                    verifier.compare(Behaviour.of(rules), Behaviour.of(network)),
                    "seed " + seed);
            if (other.head().equals(network.head())) {
                boolean same = RandomNetworks.answers(other, RandomLogic.valid(domain))
                        .equals(RandomNetworks.answers(network, RandomLogic.valid(domain)));
                Verdict against = verifier.compare(Behaviour.of(other), Behaviour.of(rules));
                assertEquals(same, against instanceof Verdict.Equivalent, "seed " + seed);
                differing += same ? 0 : 1;
            }
        }
        assertTrue(differing > 3, differing + " different networks");
    }

    @Test
    void pointsAreWholeAndShort() {
        Case made = made(200, 100);
        HardNetwork network = made.network();
        RuleSet rules = ExactReading.ofScores(made.domain()).rules(network, Budget.unlimited());
        Vocabulary words = new Vocabulary(
                IntStream.range(0, made.domain().atoms())
                        .<Atom>mapToObj(i -> new Atom.Holds("a" + i))
                        .toList(),
                IntStream.range(0, 200)
                        .<Atom>mapToObj(i -> new Atom.Is("y", "c" + i))
                        .toList());
        List<String> lines = PointsText.lines(network, rules, words, made.domain());
        assertEquals("(points are exact)", lines.get(lines.size() - 1));
        assertTrue(
                PointTable.of(network, rules).start().stream().allMatch(start -> start.precision() < 12),
                "multiples of 1/128");
        List<String> program = RuleText.lines(rules, words);
        assertTrue(program.get(program.size() - 1).startsWith("y is what has the most points"));
        assertTrue(program.stream().anyMatch(line -> line.startsWith("points: if aux 1: ")));
    }

    private static Case made(int classes, int conjunctions) {
        SplittableRandom random = new SplittableRandom(classes);
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            groups.add(i % 2 == 0 ? new Group.OneHot(6) : new Group.Thresholds(8, i % 3 == 0));
        }
        Domain domain = new Domain(groups);
        List<BitSet> rows = rows(domain, random);
        List<Rule.All> bodies = new ArrayList<>();
        double[][] scores = new double[classes][conjunctions];
        for (int k = 0; k < conjunctions; k++) {
            bodies.add(body(random, rows.get(random.nextInt(rows.size())), domain.atoms()));
            for (int i = 0; i < Math.min(10, classes); i++) {
                scores[random.nextInt(classes)][k] = (random.nextInt(1024) - 400) / 128.0;
            }
        }
        double[] biases =
                random.ints(classes, -64, 64).mapToDouble(i -> i / 128.0).toArray();
        return new Case(domain, bodies, scores, biases);
    }

    private static Rule.All body(SplittableRandom random, BitSet row, int atoms) {
        BitSet chosen = new BitSet();
        while (chosen.cardinality() < 3) {
            chosen.set(random.nextInt(atoms));
        }
        return new Rule.All(chosen.stream()
                .mapToObj(atom -> new Literal(atom, row.get(atom)))
                .toList());
    }

    private static List<BitSet> rows(Domain domain, SplittableRandom random) {
        return IntStream.range(0, ROWS)
                .mapToObj(i -> {
                    BitSet row = new BitSet();
                    for (int g = 0; g < domain.groups().size(); g++) {
                        Group group = domain.groups().get(g);
                        group.write(random.nextInt(group.states()), row, domain.start(g));
                    }
                    return row;
                })
                .toList();
    }
}
