package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How many rules help, by rows that they were not found on, and points of them. */
class SizesTest {
    private static final Rule.All BODY = Rule.all(Literal.of(0), Literal.of(7));

    /** Each row's worth is what a naive count says. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void scoresAreCountedRowByRow(int seed) {
        RandomSamples random = new RandomSamples(seed);
        WeightedSample sample = WeightedSample.binary(random.columns(90), RandomSamples.DOMAIN, random.labels(90));
        double[] probabilities = random.numbers(90);
        for (int row = 0; row < 90; row++) {
            probabilities[row] = Math.abs(probabilities[row]) % 1;
        }
        double hits = 0;
        double likelihood = 0;
        for (int row = 0; row < 90; row++) {
            boolean holds = sample.share(row, 0) == 1;
            hits += probabilities[row] > 0.5 == holds ? 1 : 0;
            likelihood += Math.log(Math.max(1e-6, holds ? probabilities[row] : 1 - probabilities[row]));
        }
        RowScores scores = RowScores.of(probabilities, sample);
        assertEquals(hits, scores.hits(), 1e-9, "seed " + seed);
        assertEquals(likelihood, scores.likelihood(), 1e-9, "seed " + seed);
        assertEquals(Math.sqrt(hits * (90 - hits) / 90), scores.error(), 1e-9, "seed " + seed);
        assertEquals(0, scores.behind(scores));
        RowScores twice = RowScores.none();
        twice.append(scores);
        twice.append(scores);
        assertEquals(2 * hits, twice.hits(), 1e-9);
        assertEquals(180, twice.rows());
    }

    @Test
    void aSizeThatAPathLacksIsTheOneBelow() {
        List<ScoredRules> path = List.of(rules(0), rules(2), rules(5));
        assertEquals(0, SizeCurve.ofSize(path, 1).bodies().size());
        assertEquals(2, SizeCurve.ofSize(path, 4).bodies().size());
        assertEquals(5, SizeCurve.ofSize(path, 99).bodies().size());
        List<Integer> sizes = new SizeCurve(60).sizes();
        assertEquals(IntStream.rangeClosed(0, 20).boxed().toList(), sizes.subList(0, 21));
        assertTrue(sizes.get(sizes.size() - 1) > 50);
    }

    private static ScoredRules rules(int size) {
        return new ScoredRules(RandomSamples.shortBodies().subList(0, size), 1, new double[size + 1]);
    }

    /** Labels that nothing has to do with: no rule is better than none. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void noiseHasNoRules(int seed) {
        SizeChoice choice = choice(seed, (columns, row, random) -> random.nextBoolean());
        assertEquals(0, choice.accurate(), "seed " + seed);
        assertEquals(0, choice.balanced(), "seed " + seed);
    }

    /** A truth with a tenth of the labels wrong is found, with few rules. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void aTruthHasFewRules(int seed) {
        SizeChoice choice = choice(
                seed,
                (columns, row, random) -> holds(columns, 0, row) && holds(columns, 7, row) != random.nextInt(10) < 1);
        int chosen = choice.balanced();
        assertTrue(chosen >= 1 && chosen <= choice.accurate(), "seed " + seed + ": " + chosen);
        assertTrue(choice.of(chosen).hits() > choice.of(0).hits(), "seed " + seed);
        assertTrue(choice.score(choice.of(chosen)).accuracy() > 0.8, "seed " + seed);
    }

    /** A network that never says yes would have no rule; rows that the rules are clearly right about know better, a few rows don't. */
    @Test
    void rulesThatLeaveTheNetworksBehindAreChosenByLabels() {
        assertEquals(1, againstNever(600).accurate());
        assertEquals(1, againstNever(600).balanced());
        assertEquals(0, againstNever(12).accurate());
    }

    /** Rules that are the truth, and a network that has none of it. */
    private static SizeChoice againstNever(int rows) {
        BitColumns columns = new RandomSamples(1).columns(rows);
        BitSet truth = new BitSet();
        for (int row = 0; row < rows; row++) {
            truth.set(row, holds(columns, 0, row) && holds(columns, 7, row));
        }
        ScoredRules none = new ScoredRules(List.of(), 1, new double[] {-2});
        ScoredRules right = new ScoredRules(List.of(BODY), 1, new double[] {6, -2});
        SizeCurve curve = new SizeCurve(1);
        curve.add(
                List.of(none, right),
                WeightedSample.binary(columns, RandomSamples.DOMAIN, truth),
                WeightedSample.binary(columns, RandomSamples.DOMAIN, new BitSet()));
        return new SizeChoice(curve, RowScores.none(), rows);
    }

    private interface Truth {
        boolean of(BitColumns columns, int row, SplittableRandom random);
    }

    private static boolean holds(BitColumns columns, int atom, int row) {
        return (columns.word(atom, row >>> 6) >>> row & 1) != 0;
    }

    /** From two halves, each searched without the other. */
    private static SizeChoice choice(int seed, Truth truth) {
        List<WeightedSample> halves = new ArrayList<>();
        for (int half = 0; half < 2; half++) {
            BitColumns columns = new RandomSamples(seed + 100 * half).columns(300);
            SplittableRandom random = new SplittableRandom(seed + 1_000L * half);
            BitSet labels = new BitSet();
            for (int row = 0; row < 300; row++) {
                labels.set(row, truth.of(columns, row, random));
            }
            halves.add(WeightedSample.binary(columns, RandomSamples.DOMAIN, labels));
        }
        SizeCurve curve = new SizeCurve(20);
        for (int half = 0; half < 2; half++) {
            MulticlassOptions options =
                    MulticlassOptions.defaults().withPenalty(2).withMostRules(20);
            List<ScoredRules> path = new MulticlassSearch(halves.get(half), List.of(), options, Budget.unlimited())
                    .path(new StillImproving(halves.get(1 - half)));
            curve.add(path, halves.get(1 - half));
        }
        return new SizeChoice(curve, RowScores.none(), 600);
    }

    /** Nearly all rows are answered as the scores answer them. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void pointsAnswerAsScoresDo(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(500);
        int size = 1 + seed % 7;
        ScoredRules scored = new ScoredRules(RandomSamples.shortBodies().subList(0, size), 1, random.numbers(size + 1));
        PointList points = new PointRounding(columns).of(scored, 0);
        BitSet holding = points.holding(columns);
        double[] scores = scored.scores(columns);
        long other = IntStream.range(0, 500)
                .filter(row -> holding.get(row) != scores[row] > 0)
                .count();
        assertTrue(other <= 2, "seed " + seed + ": " + other + " rows, " + points);
    }

    @Test
    void noConjunctionIsAConstant() {
        BitColumns columns = new RandomSamples(1).columns(10);
        for (double bias : new double[] {-1, 0, 1}) {
            PointList points = new PointRounding(columns).of(new ScoredRules(List.of(), 1, new double[] {bias}), 0);
            assertEquals(bias > 0 ? 10 : 0, points.holding(columns).cardinality());
        }
        ScoredRules never = new ScoredRules(List.of(BODY), 1, new double[] {1, -5});
        assertEquals(0, new PointRounding(columns).of(never, 0).holding(columns).cardinality());
    }
}
