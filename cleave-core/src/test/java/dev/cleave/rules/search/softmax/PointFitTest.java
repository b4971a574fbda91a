package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.binary.BestBound;
import dev.cleave.rules.search.binary.BinaryChoice;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.minimum.Lbfgs;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PointFitTest {
    private static final List<Rule.All> BODIES =
            List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(5), Literal.not(7)), Rule.all(Literal.not(8)));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void lossOfOneHeadIsItsCrossEntropy(int seed) {
        WeightedSample sample = soft(seed);
        double[] point = new RandomSamples(seed).numbers(4);
        double expected = 0;
        for (int row = 0; row < sample.rows(); row++) {
            double probability = 1 / (1 + Math.exp(-logit(sample, row, point)));
            double share = sample.share(row, 0);
            expected -= sample.weight(row) * (share * Math.log(probability) + (1 - share) * Math.log(1 - probability));
        }
        for (int k = 0; k < 3; k++) {
            expected += 0.7 / 2 * point[k] * point[k];
        }
        assertEquals(expected, rows(sample).at(point, new double[4]), 1e-9, "seed " + seed);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void curvatureIsTheSlopeOfTheGradient(int seed) {
        SoftmaxRows rows = rows(soft(seed));
        double[] point = new RandomSamples(seed).numbers(4);
        rows.at(point, new double[4]);
        double[][] curvature = rows.curvature();
        for (int i = 0; i < 4; i++) {
            double[] up = point.clone();
            double[] down = point.clone();
            up[i] += 1e-5;
            down[i] -= 1e-5;
            double[] above = new double[4];
            double[] below = new double[4];
            rows.at(up, above);
            rows.at(down, below);
            for (int k = 0; k <= i; k++) {
                assertEquals((above[k] - below[k]) / 2e-5, curvature[i][k], 1e-4);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void minimumIsFlatAndThatOfLbfgs(int seed) {
        SoftmaxRows rows = rows(soft(seed));
        double[] point = new double[4];
        double[] gradient = new double[4];
        double value = new Newton(rows).minimise(point);
        assertEquals(value, rows.at(point, gradient), 1e-12);
        for (double slope : gradient) {
            assertEquals(0, slope, 1e-3);
        }
        assertEquals(new Lbfgs(500, 1e-14).minimise(rows, new double[4]), value, 1e-6);
    }

    /** The fall of the loss when one conjunction more has the best score, to second order. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void slopesAreThoseOfTheRows(int seed) {
        WeightedSample sample = soft(seed);
        SoftmaxModel model = SoftmaxModel.of(sample, bodies(sample), 0.7, 1);
        double[] parameters = model.rules().parameters();
        RowValues values = Direction.towards(0).values(model);
        double[] sums = new double[2];
        double slope = 0;
        double curvature = 0;
        for (int row = 0; row < sample.rows(); row++) {
            values.addTo(sums, 0, row);
            double probability = 1 / (1 + Math.exp(-logit(sample, row, parameters)));
            slope += sample.weight(row) * (sample.share(row, 0) - probability);
            curvature += sample.weight(row) * probability * (1 - probability);
        }
        assertEquals(slope, sums[0], 1e-5); // probabilities are floats
        assertEquals(curvature, sums[1], 1e-5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void theBoundIsTheBestOfAll(int seed) {
        WeightedSample sample = soft(seed);
        double[] scores = new RandomSamples(seed + 100).numbers(sample.rows());
        for (int row = 0; row < scores.length; row++) {
            scores[row] = Math.rint(10 * scores[row]);
        }
        BestBound found = BestBound.of(scores, sample);
        double best = IntStream.rangeClosed(0, 11)
                .mapToDouble(bound -> f1(sample, PointList.atLeast(scores, bound)))
                .max()
                .orElseThrow();
        assertEquals(best, found.f1(), 1e-12);
        assertEquals(best, f1(sample, PointList.atLeast(scores, found.bound())), 1e-12);
    }

    @Test
    void aHeadHoldsWhereItsPointsReachTheBound() {
        for (int seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Integer> points = IntStream.range(0, 3)
                    .mapToObj(i -> random.nextInt(1, 9) * (random.nextBoolean() ? 1 : -1))
                    .toList();
            PointList list = new PointList(BODIES, points, random.nextInt(-9, 9));
            BitColumns columns = new RandomSamples(seed).columns(90);
            BitSet holding = list.holding(columns);
            for (int row = 0; row < columns.rows(); row++) {
                int sum = 0;
                for (int k = 0; k < 3; k++) {
                    sum += Coverage.of(BODIES.get(k), columns).get(row) ? points.get(k) : 0;
                }
                assertEquals(sum >= list.bound(), holding.get(row), "seed " + seed + ", row " + row);
            }
        }
    }

    @Test
    void pointsThatMadeTheLabelsAreFound() {
        BitColumns columns = new RandomSamples(21).columns(700);
        PointList truth = new PointList(BODIES, List.of(2, -1, 1), 2);
        WeightedSample sample = WeightedSample.binary(columns, RandomSamples.DOMAIN, truth.holding(columns));
        PointList found = new PointFit(sample).of(ScoredRules.fit(sample, BODIES, 0.01));
        assertEquals(truth.holding(columns), found.holding(columns));
        assertTrue(found.points().stream().allMatch(points -> Math.abs(points) <= 3), found.toString());
    }

    @Test
    void searchFindsConjunctionsAndTheirPoints() {
        BitColumns columns = new RandomSamples(22).columns(700);
        PointList truth = new PointList(BODIES, List.of(2, -1, 1), 2);
        WeightedSample sample = WeightedSample.binary(columns, RandomSamples.DOMAIN, truth.holding(columns));
        MulticlassOptions options =
                MulticlassOptions.defaults().withMostRules(4).withPenalty(0.01);
        List<ScoredRules> path = new MulticlassSearch(sample, List.of(), options, Budget.unlimited()).growth();
        PointList found = new PointFit(sample).of(path.get(path.size() - 1));
        assertEquals(truth.holding(columns), found.holding(columns));
    }

    @Test
    void theShortestThatRowsCannotTellFromTheBestIsChosen() {
        BitColumns columns = new RandomSamples(25).columns(300);
        PointList truth = new PointList(BODIES, List.of(2, -1, 1), 2);
        BinaryChoice choice =
                new BinaryChoice(WeightedSample.binary(columns, RandomSamples.DOMAIN, truth.holding(columns)));
        PointList longer = new PointList(
                List.of(BODIES.get(0), BODIES.get(1), BODIES.get(2), Rule.all(Literal.of(0), Literal.of(1))),
                List.of(8, -4, 4, 1),
                8);
        PointList worse = new PointList(BODIES.subList(1, 2), List.of(1), 1);
        assertEquals(1, choice.smallestOfPoints(List.of(longer, truth, worse), 1));
        assertEquals(2, choice.smallestOfPoints(List.of(longer, truth, worse), 1_000));
    }

    @Test
    void betterMeansByMoreThanItsError() {
        BitColumns columns = new RandomSamples(24).columns(300);
        PointList truth = new PointList(BODIES, List.of(2, -1, 1), 2);
        BinaryChoice choice =
                new BinaryChoice(WeightedSample.binary(columns, RandomSamples.DOMAIN, truth.holding(columns)));
        assertTrue(choice.isBetter(truth, new BinaryStep(0, List.of(BODIES.get(0)), 0), 1));
        PointList same = new PointList(BODIES.subList(0, 1), List.of(1), 1);
        assertFalse(choice.isBetter(same, new BinaryStep(0, List.of(BODIES.get(0)), 0), 1));
    }

    @Test
    void noPointsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PointList(BODIES, List.of(1, 0, 2), 1));
        assertThrows(IllegalArgumentException.class, () -> new PointList(BODIES, List.of(1), 1));
    }

    private static double f1(WeightedSample sample, long[] covered) {
        double hits = 0;
        double all = 0;
        for (int row = 0; row < sample.rows(); row++) {
            double hit = sample.weight(row) * sample.share(row, 0);
            hits += RowSets.get(covered, row) ? 2 * hit : 0;
            all += hit + (RowSets.get(covered, row) ? sample.weight(row) : 0);
        }
        return hits / all;
    }

    private static double logit(WeightedSample sample, int row, double[] parameters) {
        double logit = parameters[3];
        for (int k = 0; k < 3; k++) {
            logit += Coverage.of(BODIES.get(k), sample.columns()).get(row) ? parameters[k] : 0;
        }
        return logit;
    }

    private static SoftmaxRows rows(WeightedSample sample) {
        return new SoftmaxRows(sample, bodies(sample), 0.7);
    }

    private static List<Body> bodies(WeightedSample sample) {
        return BODIES.stream().map(rule -> Body.of(rule, sample.columns())).toList();
    }

    private static WeightedSample soft(int seed) {
        RandomSamples random = new RandomSamples(seed);
        return WeightedSample.binary(random.columns(120), RandomSamples.DOMAIN, new BitSet())
                .withShares(random.numbers(120))
                .withWeights(random.numbers(120));
    }
}
