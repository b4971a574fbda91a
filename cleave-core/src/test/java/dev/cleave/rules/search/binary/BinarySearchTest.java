package dev.cleave.rules.search.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BinarySearchTest {
    private static final BinaryOptions ONE_RULE = BinaryOptions.defaults()
            .withMostRules(1)
            .withLongest(2)
            .withBeam(40)
            .withPrices(List.of(0.0))
            .withRates(List.of());

    @Test
    void findsTheRulesThatMadeTheLabels() {
        BitColumns columns = new RandomSamples(3).columns(600);
        List<Rule.All> truth = List.of(
                Rule.all(Literal.of(0), Literal.of(4)), Rule.all(Literal.of(8), Literal.not(10), Literal.not(7)));
        WeightedSample sample = WeightedSample.binary(columns, RandomSamples.DOMAIN, covered(truth, columns));
        List<BinaryStep> path = search(sample, List.of(), BinaryOptions.defaults());
        BinaryStep last = path.get(path.size() - 1);
        assertEquals(1.0, last.f1());
        assertEquals(covered(truth, columns), covered(last.rules(), columns));
        assertEquals(2, last.rules().size());
    }

    @Test
    void takesLongBodiesFromThePool() {
        BitColumns parity = parity();
        List<Rule.All> pool = parityBodies();
        WeightedSample sample = WeightedSample.binary(parity, Domain.free(4), covered(pool, parity));
        List<BinaryStep> path = search(sample, pool, BinaryOptions.defaults().withBeam(0));
        assertEquals(Set.copyOf(pool), new HashSet<>(path.get(path.size() - 1).rules()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void oneRuleIsTheBestOfAll(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(60);
        WeightedSample sample = WeightedSample.binary(columns, RandomSamples.DOMAIN, random.labels(60))
                .withWeights(random.numbers(60));
        double best = RandomSamples.shortBodies().stream()
                .mapToDouble(rule -> naiveF1(List.of(rule), sample))
                .max()
                .orElseThrow();
        BinaryStep found = search(sample, RandomSamples.shortBodies(), ONE_RULE).get(0);
        assertEquals(best, found.f1(), 1e-9, "seed " + seed);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void f1IsThatOfTheRules(int seed) {
        WeightedSample sample = noisy(seed);
        for (BinaryStep step : search(sample, List.of(), BinaryOptions.defaults())) {
            assertEquals(naiveF1(step.rules(), sample), step.f1(), 1e-9);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void anEndedBudgetGivesTheStepsSoFar(int seed) {
        Budget budget = Budget.unlimited();
        budget.cancel();
        assertEquals(
                List.of(), new BinarySearch(noisy(seed), List.of(), BinaryOptions.defaults(), budget).path(List.of()));
    }

    @Test
    void aWeightCountsLikeCopiesOfTheRow() {
        BitColumns columns = new RandomSamples(5).columns(40);
        BitSet labels = new RandomSamples(6).labels(40);
        BitColumns.Builder twice = new BitColumns.Builder(60, columns.atoms());
        BitSet twiceLabels = new BitSet();
        double[] weights = new double[40];
        for (int row = 0; row < 60; row++) {
            int from = row % 40;
            weights[from]++;
            twiceLabels.set(row, labels.get(from));
            for (int atom = 0; atom < columns.atoms(); atom++) {
                if ((columns.word(atom, 0) >>> from & 1) != 0) {
                    twice.set(row, atom);
                }
            }
        }
        WeightedSample weighted =
                WeightedSample.binary(columns, RandomSamples.DOMAIN, labels).withWeights(weights);
        WeightedSample copied = WeightedSample.binary(twice.build(), RandomSamples.DOMAIN, twiceLabels);
        assertEquals(
                search(copied, List.of(), BinaryOptions.defaults()).stream()
                        .map(BinaryStep::rules)
                        .toList(),
                search(weighted, List.of(), BinaryOptions.defaults()).stream()
                        .map(BinaryStep::rules)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void differentRowsWithTheirNumberGiveTheRulesOfAllRows(int seed) {
        int rows = 3_000;
        BitColumns columns = new RandomSamples(seed).columns(rows);
        BitSet labels = covered(List.of(Rule.all(Literal.of(0), Literal.of(4)), Rule.all(Literal.not(8))), columns);
        new SplittableRandom(seed).ints(300, 0, rows).forEach(labels::flip);
        WeightedSample all = WeightedSample.binary(columns, RandomSamples.DOMAIN, labels);
        Map<String, Integer> times = new LinkedHashMap<>();
        for (int row = 0; row < rows; row++) {
            times.merge(text(columns, row) + (labels.get(row) ? "1" : "0"), 1, Integer::sum);
        }
        BitColumns.Builder once = new BitColumns.Builder(times.size(), columns.atoms());
        BitSet ofOnce = new BitSet();
        List<String> texts = List.copyOf(times.keySet());
        for (int row = 0; row < texts.size(); row++) {
            ofOnce.set(row, texts.get(row).charAt(columns.atoms()) == '1');
            for (int atom = 0; atom < columns.atoms(); atom++) {
                if (texts.get(row).charAt(atom) == '1') {
                    once.set(row, atom);
                }
            }
        }
        WeightedSample different = WeightedSample.binary(once.build(), RandomSamples.DOMAIN, ofOnce)
                .withWeights(times.values().stream().mapToDouble(n -> n).toArray());
        assertEquals(
                search(all, List.of(), BinaryOptions.defaults()),
                search(different, List.of(), BinaryOptions.defaults()),
                "seed " + seed);
    }

    private static String text(BitColumns columns, int row) {
        StringBuilder text = new StringBuilder();
        for (int atom = 0; atom < columns.atoms(); atom++) {
            text.append(columns.word(atom, row >>> 6) >>> row & 1);
        }
        return text.toString();
    }

    @Test
    void choosesTheSmallestThatIsAsGood() {
        BitColumns columns = new RandomSamples(3).columns(300);
        List<Rule.All> truth = List.of(Rule.all(Literal.of(0)));
        BinaryStep small = new BinaryStep(0, truth, 1);
        BinaryStep large =
                new BinaryStep(0, List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(0), Literal.of(7))), 1);
        BinaryStep bad = new BinaryStep(0, List.of(), 0);
        BinaryChoice choice =
                new BinaryChoice(WeightedSample.binary(columns, RandomSamples.DOMAIN, covered(truth, columns)));
        assertEquals(small, choice.best(List.of(bad, large, small)));
        assertEquals(small, choice.smallest(List.of(bad, large, small), 1));
    }

    @Test
    void influenceIsTheSlopeOfF1() {
        WeightedSample sample = noisy(4);
        long[] covered = RowSets.covered(sample.columns(), List.of(Literal.of(7)));
        double[] influence = new SampleF1(sample).influence(covered);
        double step = 1e-6;
        for (int row = 0; row < sample.rows(); row++) {
            double[] weights = new double[sample.rows()];
            for (int other = 0; other < weights.length; other++) {
                weights[other] = sample.weight(other) + (other == row ? step : 0);
            }
            double moved = new SampleF1(sample.withWeights(weights)).f1(covered);
            assertEquals((moved - new SampleF1(sample).f1(covered)) / step, influence[row], 1e-6);
        }
        assertTrue(sample.rows() > 0);
    }

    private static WeightedSample noisy(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(150);
        double[] shares = random.numbers(150);
        return WeightedSample.binary(columns, RandomSamples.DOMAIN, random.labels(150))
                .withShares(shares);
    }

    private static List<BinaryStep> search(WeightedSample sample, List<Rule.All> pool, BinaryOptions options) {
        return new BinarySearch(sample, pool, options, Budget.unlimited()).path(List.of());
    }

    private static double naiveF1(List<Rule.All> rules, WeightedSample sample) {
        BitSet covered = covered(rules, sample.columns());
        double hits = 0;
        double all = 0;
        for (int row = 0; row < sample.rows(); row++) {
            double weight = sample.weight(row);
            hits += covered.get(row) ? 2 * weight * sample.share(row, 0) : 0;
            all += (covered.get(row) ? weight : 0) + weight * sample.share(row, 0);
        }
        return hits / all;
    }

    private static BitSet covered(List<Rule.All> rules, BitColumns columns) {
        BitSet covered = new BitSet();
        rules.forEach(rule -> covered.or(Coverage.of(rule, columns).toBitSet()));
        return covered;
    }

    /** All 16 rows over four atoms. */
    private static BitColumns parity() {
        BitColumns.Builder builder = new BitColumns.Builder(16, 4);
        for (int row = 0; row < 16; row++) {
            for (int atom = 0; atom < 4; atom++) {
                if ((row >> atom & 1) != 0) {
                    builder.set(row, atom);
                }
            }
        }
        return builder.build();
    }

    /** One body for each row with an odd number of true atoms. */
    private static List<Rule.All> parityBodies() {
        List<Rule.All> bodies = new ArrayList<>();
        for (int row = 0; row < 16; row++) {
            if (Integer.bitCount(row) % 2 == 1) {
                List<Literal> literals = new ArrayList<>();
                for (int atom = 0; atom < 4; atom++) {
                    literals.add(new Literal(atom, (row >> atom & 1) != 0));
                }
                bodies.add(new Rule.All(literals));
            }
        }
        return bodies;
    }
}
