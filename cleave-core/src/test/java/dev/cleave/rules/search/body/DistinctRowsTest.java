package dev.cleave.rules.search.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.softmax.ScoredRules;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DistinctRowsTest {
    private static final int ATOMS = 4;
    private static final int CLASSES = 3;

    @Test
    void weightsAndSharesAreThoseOfAllRowsThatAreAlike() {
        for (long seed = 0; seed < 300; seed++) {
            WeightedSample sample = sample(seed, 60);
            WeightedSample distinct = sample.distinct(Domain.free(ATOMS));
            Map<Integer, double[]> sums = sums(sample);
            assertEquals(sums.size(), distinct.rows(), "seed " + seed);
            Map<Integer, double[]> again = sums(distinct);
            sums.forEach((key, expected) -> {
                for (int c = 0; c < CLASSES; c++) {
                    assertEquals(expected[c], again.get(key)[c], 1e-9);
                }
            });
        }
    }

    @Test
    void scoresThatFitThemAreTheSame() {
        List<Rule.All> bodies = List.of(Rule.all(Literal.of(0)), Rule.all(Literal.not(1), Literal.of(2)));
        for (long seed = 0; seed < 20; seed++) {
            WeightedSample sample = sample(seed, 200);
            ScoredRules all = ScoredRules.fit(sample, bodies, 1);
            ScoredRules fewer = ScoredRules.fit(sample.distinct(Domain.free(ATOMS)), bodies, 1);
            for (int c = 0; c < CLASSES; c++) {
                assertEquals(all.score(0, c), fewer.score(0, c), 0.01, "seed " + seed);
                assertEquals(all.score(1, c), fewer.score(1, c), 0.01, "seed " + seed);
            }
        }
    }

    @Test
    void nothingChangesWhereNoTwoAreAlike() {
        BitColumns.Builder columns = new BitColumns.Builder(2, ATOMS).set(1, 3);
        WeightedSample sample =
                WeightedSample.multiclass(columns.build(), Domain.free(ATOMS), new int[] {0, 1}, CLASSES);
        assertSame(sample, sample.distinct(Domain.free(ATOMS)));
    }

    private static WeightedSample sample(long seed, int rows) {
        SplittableRandom random = new SplittableRandom(seed);
        BitColumns.Builder columns = new BitColumns.Builder(rows, ATOMS);
        int[] labels = new int[rows];
        double[] weights = new double[rows];
        for (int row = 0; row < rows; row++) {
            for (int atom = 0; atom < ATOMS; atom++) {
                if (random.nextBoolean()) {
                    columns.set(row, atom);
                }
            }
            labels[row] = random.nextInt(CLASSES);
            weights[row] = 0.5 + random.nextDouble();
        }
        return WeightedSample.multiclass(columns.build(), Domain.free(ATOMS), labels, CLASSES)
                .withWeights(weights);
    }

    /** The weight of each class, by the atoms. */
    private static Map<Integer, double[]> sums(WeightedSample sample) {
        Map<Integer, double[]> sums = new HashMap<>();
        for (int row = 0; row < sample.rows(); row++) {
            int key = 0;
            for (int atom = 0; atom < ATOMS; atom++) {
                key |= (int) (sample.columns().word(atom, row >>> 6) >>> row & 1) << atom;
            }
            double[] own = sums.computeIfAbsent(key, none -> new double[CLASSES]);
            for (int c = 0; c < CLASSES; c++) {
                own[c] += sample.weight(row) * sample.share(row, c);
            }
        }
        return sums;
    }
}
