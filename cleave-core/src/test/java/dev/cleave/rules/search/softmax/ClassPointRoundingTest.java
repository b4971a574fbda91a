package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Scores of classes as whole points. */
class ClassPointRoundingTest {
    private static final int CASES = 2_000;
    private static final int LARGEST = 10_000;

    @Test
    void pointsAreWholeAndAnswerNearlyAllRowsAsScoresDo() {
        int nearly = 0;
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            BitColumns rows = rows(1 + random.nextInt(400), 6, random);
            ScoredRules scored = scored(1 + random.nextInt(6), 2 + random.nextInt(4), random);
            ScoredRules points = new ClassPointRounding(rows).of(scored);
            nearly += changed(scored, points, rows) <= 0.002 * rows.rows() ? 1 : 0;
            assertTrue(isWhole(points), "seed " + seed);
        }
        assertTrue(nearly > CASES * 0.999, nearly + " of " + CASES);
    }

    @Test
    void tenIsEnoughWhereItAnswersAllRows() {
        BitColumns rows = rows(64, 2, new SplittableRandom(1));
        ScoredRules scored = new ScoredRules(
                List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(1))), 2, new double[] {3, 0, 1.5, 0, 0, 2});
        ScoredRules points = new ClassPointRounding(rows).of(scored);
        assertEquals(0, changed(scored, points, rows));
        assertEquals(10, points.score(0, 0) - points.score(0, 1));
        assertEquals(5, points.score(1, 0) - points.score(1, 1));
    }

    @Test
    void whatSaysTheSameOfAllClassesGoes() {
        BitColumns rows = rows(64, 2, new SplittableRandom(1));
        ScoredRules scored = new ScoredRules(
                List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(1))), 2, new double[] {5, 5, 1, -1, 0, 0.5});
        ScoredRules points = new ClassPointRounding(rows).of(scored);
        assertEquals(List.of(Rule.all(Literal.of(1))), points.bodies());
        assertFalse(points.bodies().isEmpty());
    }

    private static boolean isWhole(ScoredRules rules) {
        boolean whole = true;
        for (int k = 0; k <= rules.bodies().size(); k++) {
            for (int c = 0; c < rules.classes(); c++) {
                double own = k == rules.bodies().size() ? rules.bias(c) : rules.score(k, c);
                whole &= own == Math.rint(own) && (k == rules.bodies().size() || Math.abs(own) <= LARGEST);
            }
        }
        return whole;
    }

    private static int changed(ScoredRules one, ScoredRules other, BitColumns rows) {
        int[] first = one.predict(rows);
        int[] second = other.predict(rows);
        int changed = 0;
        for (int row = 0; row < first.length; row++) {
            changed += first[row] == second[row] ? 0 : 1;
        }
        return changed;
    }

    private static ScoredRules scored(int bodies, int classes, SplittableRandom random) {
        List<Rule.All> rules = new ArrayList<>();
        for (int k = 0; k < bodies; k++) {
            rules.add(Rule.all(random.nextBoolean() ? Literal.of(k) : Literal.not(k)));
        }
        double[] parameters = new double[(bodies + 1) * classes];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = random.nextDouble(-5, 5);
        }
        return new ScoredRules(rules, classes, parameters);
    }

    private static BitColumns rows(int count, int atoms, SplittableRandom random) {
        BitMatrix.Builder rows = new BitMatrix.Builder(count, atoms);
        for (int row = 0; row < count; row++) {
            for (int atom = 0; atom < atoms; atom++) {
                if (random.nextBoolean()) {
                    rows.set(row, atom);
                }
            }
        }
        return rows.build().transposed();
    }
}
