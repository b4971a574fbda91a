package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionFinderTest {
    private static final double PRICE = 0.01;

    /** No condition promises more, by sums over its rows one by one. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void findsTheBestOfAllConditions(int seed) {
        int classes = 1 + seed % 4;
        WeightedSample sample = sample(seed, classes);
        SoftmaxModel model = SoftmaxModel.of(sample, List.of(), 0.5, 1);
        ScoredBody found = new ConditionFinder(sample, PRICE).toAdd(model);
        double best = 0;
        for (int atom = 0; atom < sample.columns().atoms(); atom++) {
            for (boolean positive : List.of(true, false)) {
                best = Math.max(best, naive(Rule.all(new Literal(atom, positive)), sample, model) - PRICE);
            }
        }
        assertEquals(best, found.worth(), 1e-9 + 1e-6 * best, "seed " + seed);
        if (found.body().length() > 0) {
            assertEquals(best, naive(found.body().rule(), sample, model) - PRICE, 1e-9 + 1e-6 * best);
        }
    }

    private static double naive(Rule.All rule, WeightedSample sample, SoftmaxModel model) {
        Coverage covered = Coverage.of(rule, sample.columns());
        double gain = 0;
        for (int c = 0; c < sample.classes(); c++) {
            double slope = 0;
            double curvature = 0;
            for (int row = 0; row < sample.rows(); row++) {
                double p = model.probability(row, c);
                slope += covered.get(row) ? sample.weight(row) * (sample.share(row, c) - p) : 0;
                curvature += covered.get(row) ? sample.weight(row) * p * (1 - p) : 0;
            }
            gain += slope * slope / (curvature + model.penalty()) / 2;
        }
        return sample.classes() == 1 ? gain : gain * (sample.classes() - 1) / sample.classes();
    }

    @Test
    void nothingIsWorthADearLiteral() {
        WeightedSample sample = sample(3, 2);
        SoftmaxModel model = SoftmaxModel.of(sample, List.of(), 0.5, 1);
        assertEquals(0, new ConditionFinder(sample, 1e6).toAdd(model).body().length());
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {0, -1e-12, -0.1, -0.34657, -0.34658, -1, -7.5, -88, -300, -699, -701, Double.NEGATIVE_INFINITY})
    void exponentialsAreNear(double number) {
        assertEquals(Math.exp(number), Exponential.of(number), 1e-8 * Math.exp(number) + 1e-300);
    }

    @Test
    void exponentialsOfManyNumbersAreNear() {
        for (double share : new RandomSamples(5).numbers(100_000)) {
            double number = -40 * share;
            assertEquals(1, Exponential.of(number) / Math.exp(number), 1e-8);
        }
        assertTrue(Double.isNaN(Exponential.of(Double.NaN)));
    }

    private static WeightedSample sample(int seed, int classes) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(150);
        double[] shares = random.numbers(columns.rows() * classes);
        for (int row = 0; row < columns.rows() && classes > 1; row++) {
            double sum =
                    Arrays.stream(shares, row * classes, (row + 1) * classes).sum();
            for (int c = 0; c < classes; c++) {
                shares[row * classes + c] /= sum;
            }
        }
        WeightedSample empty = classes == 1
                ? WeightedSample.binary(columns, RandomSamples.DOMAIN, new BitSet())
                : WeightedSample.multiclass(columns, RandomSamples.DOMAIN, new int[columns.rows()], classes);
        return empty.withShares(shares).withWeights(random.numbers(columns.rows()));
    }
}
