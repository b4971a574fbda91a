package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.minimum.Lbfgs;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MulticlassSearchTest {
    private static final List<Rule.All> BODIES =
            List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(5), Literal.not(7)), Rule.all(Literal.not(8)));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void gradientIsTheSlope(int seed) {
        SoftmaxRows rows = new SoftmaxRows(soft(seed), bodies(soft(seed)), 0.7);
        double[] point = new RandomSamples(seed).numbers(rows.parameters());
        double[] gradient = new double[point.length];
        double[] unused = new double[point.length];
        rows.at(point, gradient);
        for (int i = 0; i < point.length; i++) {
            double[] up = point.clone();
            double[] down = point.clone();
            up[i] += 1e-5;
            down[i] -= 1e-5;
            assertEquals((rows.at(up, unused) - rows.at(down, unused)) / 2e-5, gradient[i], 1e-5);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void minimumIsFlat(int seed) {
        SoftmaxRows rows = new SoftmaxRows(soft(seed), bodies(soft(seed)), 0.1);
        double[] point = new double[rows.parameters()];
        double value = new Lbfgs(500, 1e-14).minimise(rows, point);
        double[] gradient = new double[point.length];
        assertEquals(value, rows.at(point, gradient), 1e-12);
        for (double slope : gradient) {
            assertEquals(0, slope, 1e-3);
        }
    }

    @Test
    void findsTheClassesOfARuleList() {
        BitColumns columns = new RandomSamples(11).columns(800);
        int[] labels = listed(columns);
        WeightedSample sample = WeightedSample.multiclass(columns, RandomSamples.DOMAIN, labels, 3);
        List<ScoredRules> path =
                search(sample, List.of(), MulticlassOptions.defaults().withMostRules(4));
        assertArrayEquals(labels, path.get(path.size() - 1).predict(columns));
    }

    @Test
    void takesBodiesFromThePool() {
        BitColumns columns = new RandomSamples(12).columns(400);
        WeightedSample sample = WeightedSample.multiclass(columns, RandomSamples.DOMAIN, listed(columns), 3);
        List<Rule.All> pool = List.of(Rule.all(Literal.of(0), Literal.of(7)), Rule.all(Literal.of(4), Literal.of(9)));
        MulticlassOptions options =
                MulticlassOptions.defaults().withBeam(0).withLongest(2).withMostRules(2);
        List<ScoredRules> path = search(sample, pool, options);
        assertArrayEquals(listed(columns), path.get(path.size() - 1).predict(columns));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void exchangedRulesFitBetter(int seed) {
        BitColumns columns = new RandomSamples(seed).columns(300);
        WeightedSample sample = WeightedSample.multiclass(columns, RandomSamples.DOMAIN, listed(columns), 3);
        MulticlassOptions options = MulticlassOptions.defaults();
        ScoredRules before = ScoredRules.fit(sample, BODIES, options.penalty());
        ScoredRules after = new MulticlassSearch(sample, List.of(), options, Budget.unlimited()).exchanged(BODIES, 3);
        assertEquals(BODIES.size(), after.bodies().size());
        assertTrue(cost(sample, after, options) < cost(sample, before, options));
    }

    /** Labels at random: there may be nothing better than what there is, and never a rule without a condition. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void exchangedRulesNeverFitWorse(int seed) {
        WeightedSample sample = soft(seed);
        MulticlassOptions options = MulticlassOptions.defaults();
        ScoredRules before = ScoredRules.fit(sample, BODIES, options.penalty());
        ScoredRules after = new MulticlassSearch(sample, List.of(), options, Budget.unlimited()).exchanged(BODIES, 3);
        assertTrue(after.bodies().stream().allMatch(body -> body.length() > 0));
        assertTrue(cost(sample, after, options) <= cost(sample, before, options) + 1e-3, "seed " + seed);
    }

    private static double cost(WeightedSample sample, ScoredRules rules, MulticlassOptions options) {
        List<Body> bodies = rules.bodies().stream()
                .map(rule -> Body.of(rule, sample.columns()))
                .toList();
        return SoftmaxModel.of(sample, bodies, options.penalty(), 1).cost(options.price());
    }

    @Test
    void moreRulesFitBetter() {
        WeightedSample sample = soft(7);
        double before = Double.POSITIVE_INFINITY;
        for (ScoredRules rules :
                search(sample, List.of(), MulticlassOptions.defaults().withMostRules(8))) {
            double loss = crossEntropy(sample, rules);
            assertTrue(loss <= before * 1.01, loss + " after " + before);
            before = loss;
        }
    }

    @Test
    void probabilitiesAddUpToOne() {
        WeightedSample sample = soft(8);
        ScoredRules rules = new ScoredRules(BODIES, 3, new RandomSamples(9).numbers(12));
        double[] probabilities = rules.probabilities(sample.columns());
        for (int row = 0; row < sample.rows(); row++) {
            int from = row * 3;
            assertEquals(
                    1,
                    IntStream.range(from, from + 3)
                            .mapToDouble(i -> probabilities[i])
                            .sum(),
                    1e-12);
        }
    }

    @Test
    void anEndedBudgetGivesTheBiasAlone() {
        Budget budget = Budget.unlimited();
        budget.cancel();
        List<ScoredRules> path = new MulticlassSearch(soft(1), List.of(), MulticlassOptions.defaults(), budget).path();
        assertEquals(List.of(), path.get(0).bodies());
        assertEquals(1, path.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void anAbsenceIsTheGrowthOfTheLoss(int seed) {
        WeightedSample sample = soft(seed);
        ScoredRules fitted = ScoredRules.fit(sample, BODIES, 0.1);
        List<Double> absences = fitted.absences(sample);
        for (int k = 0; k < absences.size(); k++) {
            double[] less = fitted.parameters();
            Arrays.fill(less, 3 * k, 3 * k + 3, 0);
            ScoredRules without = new ScoredRules(BODIES, 3, less);
            assertEquals(crossEntropy(sample, without) - crossEntropy(sample, fitted), absences.get(k), 1e-4);
        }
    }

    private static double crossEntropy(WeightedSample sample, ScoredRules rules) {
        double[] probabilities = rules.probabilities(sample.columns());
        double loss = 0;
        for (int i = 0; i < probabilities.length; i++) {
            loss -= sample.weight(i / 3) * sample.share(i / 3, i % 3) * Math.log(probabilities[i]);
        }
        return loss;
    }

    private static int[] listed(BitColumns columns) {
        Coverage first = Coverage.of(Rule.all(Literal.of(0), Literal.of(7)), columns);
        Coverage second = Coverage.of(Rule.all(Literal.of(4), Literal.of(9)), columns);
        return IntStream.range(0, columns.rows())
                .map(row -> first.get(row) ? 2 : second.get(row) ? 1 : 0)
                .toArray();
    }

    private static WeightedSample soft(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(120);
        double[] shares = random.numbers(360);
        for (int row = 0; row < 120; row++) {
            double sum = shares[3 * row] + shares[3 * row + 1] + shares[3 * row + 2];
            for (int i = 3 * row; i < 3 * row + 3; i++) {
                shares[i] /= sum;
            }
        }
        return WeightedSample.multiclass(columns, RandomSamples.DOMAIN, new int[120], 3)
                .withShares(shares)
                .withWeights(random.numbers(120));
    }

    private static List<Body> bodies(WeightedSample sample) {
        return BODIES.stream().map(rule -> Body.of(rule, sample.columns())).toList();
    }

    private static List<ScoredRules> search(WeightedSample sample, List<Rule.All> pool, MulticlassOptions options) {
        return new MulticlassSearch(sample, pool, options, Budget.unlimited()).path();
    }
}
