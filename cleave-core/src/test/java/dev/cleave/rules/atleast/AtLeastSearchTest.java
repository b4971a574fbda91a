package dev.cleave.rules.atleast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import dev.cleave.rules.HeadRows;
import dev.cleave.rules.RandomHeads;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtLeastSearchTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aCountThatMadeTheLabelsIsFound(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 15; i++) {
            int atoms = 3 + random.nextInt(4);
            Rule.AtLeast truth = Rule.AtLeast.of(
                    1 + random.nextInt(atoms),
                    IntStream.range(0, atoms)
                            .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                            .toList());
            HeadRows head = RandomHeads.labelled(RandomHeads.every(atoms), atoms, truth::fires);
            Rule found =
                    new AtLeastSearch(head, 1e-3, Budget.unlimited()).find().orElseThrow();
            assertEquals(0, head.errors(Definition.of(List.of(found))), () -> "seed " + seed + ": " + truth);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void whatIsFoundCostsLessThanNothing(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 25; i++) {
            HeadRows head = RandomHeads.of(random, 1 + random.nextInt(80), 1 + random.nextInt(6));
            double price = random.nextDouble();
            double nothing = head.errors(Definition.of(List.of())) + 2 * price;
            Optional<Rule> found = new AtLeastSearch(head, price, Budget.unlimited()).find();
            found.ifPresent(rule -> assertTrue(
                    head.errors(Definition.of(List.of(rule))) + price * symbols(rule) < nothing, "seed " + seed));
            if (found.isEmpty()) {
                IntStream.range(0, head.atoms())
                        .mapToDouble(atom -> cheapestLiteral(head, atom) + 3 * price)
                        .forEach(cost -> assertTrue(cost >= nothing - 1e-9, "seed " + seed));
            }
        }
    }

    @Test
    void anEndedBudgetFindsNothing() {
        HeadRows head = RandomHeads.labelled(RandomHeads.every(3), 3, bits -> bits.get(0));
        Budget spent = Budget.unlimited();
        spent.cancel();
        assertEquals(Optional.empty(), new AtLeastSearch(head, 0.01, spent).find());
    }

    /** An atom goes into a search with the sign of its covariance. */
    private static double cheapestLiteral(HeadRows head, int atom) {
        double covariance = 0;
        double mean = IntStream.range(0, head.rows())
                        .mapToDouble(row -> head.holds(row) ? head.weight(row) : 0)
                        .sum()
                / head.rows();
        for (int row = 0; row < head.rows(); row++) {
            boolean holds = head.data().inputs().get(row, atom);
            covariance += holds ? head.weight(row) * ((head.holds(row) ? 1 : 0) - mean) : 0;
        }
        Literal literal = new Literal(atom, covariance > 0);
        return Math.abs(covariance) < 1e-6
                ? Double.POSITIVE_INFINITY
                : head.errors(Definition.of(List.of(Rule.all(literal))));
    }

    private static int symbols(Rule rule) {
        return 2
                + ((Rule.AtLeast) rule)
                        .terms().stream()
                                .mapToInt(term -> term.weight().intValueExact() > 1 ? 2 : 1)
                                .sum();
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void aFitIsTheBestOfAllBounds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            HeadRows head = RandomHeads.of(random, 1 + random.nextInt(80), 1 + random.nextInt(5));
            int[] atoms = IntStream.range(0, head.atoms()).toArray();
            boolean[] positive = new boolean[atoms.length];
            int[] weights = new int[atoms.length];
            for (int k = 0; k < atoms.length; k++) {
                positive[k] = random.nextBoolean();
                weights[k] = random.nextInt(4);
            }
            AtLeastErrors.Fit fit = new AtLeastErrors(head, atoms, positive, 0.3).fit(weights);
            int most = Arrays.stream(weights).sum();
            double symbols =
                    Arrays.stream(weights).map(weight -> Math.min(weight, 2)).sum();
            double best = IntStream.rangeClosed(1, most + 1)
                    .mapToDouble(bound -> wrong(head, positive, weights, bound))
                    .min()
                    .orElseThrow();
            assertEquals(best + 0.3 * (symbols + 2), fit.cost(), 1e-9, "seed " + seed);
            assertEquals(best, wrong(head, positive, weights, fit.bound()), 1e-9, "seed " + seed);
        }
    }

    private static double wrong(HeadRows head, boolean[] positive, int[] weights, int bound) {
        double wrong = 0;
        for (int row = 0; row < head.rows(); row++) {
            BitSet bits = RandomHeads.row(head, row);
            int sum = IntStream.range(0, weights.length)
                    .filter(k -> bits.get(k) == positive[k])
                    .map(k -> weights[k])
                    .sum();
            wrong += sum >= bound != head.holds(row) ? head.weight(row) : 0;
        }
        return wrong;
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void changedScoresAreThoseMadeAnew(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            Domain domain = RandomLogic.domain(random, 6);
            TruthFunction truth = TruthFunction.of(domain, RandomLogic.groups(domain), bits -> random.nextBoolean());
            int[][] values = values(random, domain);
            AtLeastScore score = new AtLeastScore(truth, copy(values));
            for (int step = 0; step < 6; step++) {
                int position = random.nextInt(values.length);
                int state = random.nextInt(values[position].length);
                int by = random.nextInt(5) - values[position][state];
                values[position][state] += by;
                score.change(position, state, by);
                AtLeastScore anew = new AtLeastScore(truth, copy(values));
                assertEquals(anew.bound(), score.bound());
                assertEquals(anew.missed(), score.missed());
                assertEquals(values[position][state], score.value(position, state));
            }
            assertRuleIsTheScore(score, domain, truth, values, seed);
        }
    }

    /** The rule holds just where the values of the states add up to the bound, which no negative assignment reaches. */
    private static void assertRuleIsTheScore(
            AtLeastScore score, Domain domain, TruthFunction truth, int[][] values, long seed) {
        Rule.AtLeast rule = score.rule(domain);
        TruthFunction said = TruthFunction.of(domain, RandomLogic.groups(domain), rule::fires);
        int missed = 0;
        int highest = -1;
        for (int i = 0; i < truth.size(); i++) {
            int sum = 0;
            for (int position = 0; position < values.length; position++) {
                sum += values[position][truth.state(i, position)];
            }
            assertEquals(sum >= score.bound(), said.holds(i), () -> "seed " + seed + " " + domain + " " + rule);
            highest = truth.holds(i) ? highest : Math.max(highest, sum);
            missed += truth.holds(i) && sum < score.bound() ? 1 : 0;
        }
        assertEquals(highest + 1, score.bound());
        assertEquals(missed, score.missed());
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42, 43})
    void climbsAndWeightsAreRight(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            Domain domain = RandomLogic.domain(random, 5);
            int bound = 1 + random.nextInt(3);
            int[][] values = values(random, domain);
            TruthFunction all = TruthFunction.of(domain, RandomLogic.groups(domain), bits -> true);
            int[] next = {0};
            TruthFunction truth = TruthFunction.of(domain, RandomLogic.groups(domain), bits -> {
                        int at = next[0]++;
                        return IntStream.range(0, values.length)
                                        .map(p -> values[p][all.state(at, p)])
                                        .sum()
                                >= bound;
                    })
                    .reduced();
            AtLeastOrder order = new AtLeastOrder(truth);
            int[] ones = new int[order.ranks()];
            Arrays.fill(ones, 2);
            int before = new AtLeastScore(truth, order.values(ones)).missed();
            assertTrue(AtLeastClimb.from(truth, order, 2).missed() <= before, "seed " + seed);
            Optional<AtLeastScore> found = new AtLeastWeights(truth, order, 500).find(4);
            found.ifPresent(score -> {
                assertEquals(0, score.missed());
                assertTrue(truth.examples().agree(Definition.of(List.of(score.rule(domain)))), "seed " + seed);
            });
            assertTrue(before > 0 || found.isPresent(), "equal weights are among those tried");
        }
    }

    /** States that hold in more positive assignments weigh no less. */
    @ParameterizedTest
    @ValueSource(longs = {51, 52})
    void statesThatHelpMoreRankHigher(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            Domain domain = RandomLogic.domain(random, 6);
            TruthFunction truth = TruthFunction.of(domain, RandomLogic.groups(domain), bits -> random.nextBoolean());
            AtLeastOrder order = new AtLeastOrder(truth);
            int[][] ranks = order.values(IntStream.rangeClosed(1, order.ranks()).toArray());
            for (int position = 0; position < ranks.length; position++) {
                long[] on = new long[ranks[position].length];
                for (int at = 0; at < truth.size(); at++) {
                    on[truth.state(at, position)] += truth.holds(at) ? 1 : 0;
                }
                for (int a = 0; a < on.length; a++) {
                    for (int b = 0; b < on.length; b++) {
                        assertEquals(
                                Long.signum(on[a] - on[b]), Integer.signum(ranks[position][a] - ranks[position][b]));
                    }
                }
                assertEquals(0, Arrays.stream(ranks[position]).min().orElseThrow());
            }
        }
    }

    private static int[][] values(SplittableRandom random, Domain domain) {
        return domain.groups().stream()
                .map(group -> random.ints(group.states(), 0, 4).toArray())
                .toArray(int[][]::new);
    }

    private static int[][] copy(int[][] values) {
        return Arrays.stream(values).map(int[]::clone).toArray(int[][]::new);
    }
}
