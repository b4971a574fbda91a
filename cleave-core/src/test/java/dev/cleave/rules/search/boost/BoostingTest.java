package dev.cleave.rules.search.boost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.MulticlassOptions;
import dev.cleave.rules.search.softmax.MulticlassSearch;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.Softmax;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoostingTest {
    private static final BoostOptions OPTIONS = new BoostOptions(3, 6, 0.3, 1, 0.5);

    /** Trees that are walked row by row, with sums over rows one by one, score every row as the conjunctions do. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void scoresAsTreesThatAreWalked(int seed) {
        WeightedSample sample = sample(seed, 1 + seed % 4, 90);
        ScoredRules rules = boosted(sample, OPTIONS);
        double[] expected = new WalkedTrees(sample, OPTIONS).scores();
        double[] scores = rules.scores(sample.columns());
        for (int i = 0; i < scores.length; i++) {
            assertEquals(expected[i], scores[i], 1e-4, "seed " + seed + ", score " + i);
        }
    }

    @Test
    void moreTreesFitBetter() {
        for (int seed = 1; seed <= 20; seed++) {
            WeightedSample sample = sample(seed, 1 + seed % 3, 120);
            double few = loss(sample, boosted(sample, OPTIONS.withRounds(2)));
            double many = loss(sample, boosted(sample, OPTIONS.withRounds(20)));
            assertTrue(many < few, "seed " + seed + ": " + few + " with 2 trees, " + many + " with 20");
        }
    }

    @Test
    void noConjunctionIsLongerThanATreeIsDeep() {
        ScoredRules rules = boosted(sample(5, 3, 120), OPTIONS.withRounds(30));
        assertTrue(rules.bodies().stream().allMatch(body -> body.length() >= 1 && body.length() <= 3));
        assertTrue(rules.bodies().size() <= OPTIONS.withRounds(30).most());
        assertEquals(rules.bodies().size(), rules.bodies().stream().distinct().count());
    }

    @Test
    void anExhaustedBudgetLeavesHowFrequentClassesAre() {
        WeightedSample sample = sample(3, 3, 60);
        Budget over = Budget.of(Duration.ofNanos(1));
        ScoredRules none = new Boosting(sample, RandomSamples.DOMAIN, OPTIONS, over).rules();
        assertTrue(none.bodies().isEmpty());
        double[] probabilities = none.probabilities(sample.columns());
        for (int c = 0; c < 3; c++) {
            double share = 0;
            for (int row = 0; row < sample.rows(); row++) {
                share += sample.weight(row) * sample.share(row, c) / sample.weight();
            }
            assertEquals(share, probabilities[c], 1e-6);
        }
    }

    /** The way back has every size once, the whole first found among them, and fits no worse with more. */
    @Test
    void theLeastUsefulGoFirst() {
        WeightedSample sample = sample(7, 3, 150);
        ScoredRules all = boosted(sample, OPTIONS.withRounds(10));
        List<ScoredRules> path = new MulticlassSearch(
                        sample, List.of(), MulticlassOptions.defaults().withPenalty(4), Budget.unlimited())
                .pathFrom(all, 1);
        assertEquals(all.bodies().size(), path.get(path.size() - 1).bodies().size());
        assertEquals(0, path.get(0).bodies().size());
        assertTrue(loss(sample, path.get(path.size() - 1)) < loss(sample, path.get(1)));
        for (int i = 1; i < path.size(); i++) {
            assertTrue(path.get(i).bodies().size() > path.get(i - 1).bodies().size());
        }
    }

    private static ScoredRules boosted(WeightedSample sample, BoostOptions options) {
        return new Boosting(sample, RandomSamples.DOMAIN, options, Budget.unlimited()).rules();
    }

    private static double loss(WeightedSample sample, ScoredRules rules) {
        double[] scores = rules.scores(sample.columns());
        double loss = 0;
        int classes = sample.classes();
        for (int row = 0; row < sample.rows(); row++) {
            double norm = Softmax.logSum(scores, row * classes, classes);
            for (int c = 0; c < classes; c++) {
                loss -= sample.weight(row)
                        * sample.share(row, c)
                        * (scores[row * classes + c] - (classes == 1 ? 0 : norm));
            }
            loss += classes == 1 ? sample.weight(row) * norm : 0;
        }
        return loss;
    }

    /** Labels that depend on the atoms, with noise. */
    private static WeightedSample sample(int seed, int classes, int rows) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(rows);
        SplittableRandom noise = new SplittableRandom(seed);
        double[] shares = new double[rows * classes];
        double[] weights = new double[rows];
        for (int row = 0; row < rows; row++) {
            int label = 0;
            for (int atom = 0; atom < columns.atoms(); atom++) {
                label += (columns.word(atom, row >>> 6) >>> row & 1) * (atom % 3);
            }
            label = noise.nextInt(5) == 0 ? noise.nextInt(Math.max(2, classes)) : label % Math.max(2, classes);
            for (int c = 0; c < classes; c++) {
                shares[row * classes + c] = classes == 1 ? label : c == label ? 1 : 0;
            }
            weights[row] = 0.5 + noise.nextDouble();
        }
        WeightedSample plain = classes == 1
                ? WeightedSample.binary(columns, RandomSamples.DOMAIN, new BitSet())
                : WeightedSample.multiclass(columns, RandomSamples.DOMAIN, new int[rows], classes);
        return plain.withShares(shares).withWeights(weights);
    }
}
