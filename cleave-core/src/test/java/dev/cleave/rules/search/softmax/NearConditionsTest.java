package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import java.util.List;
import org.junit.jupiter.api.Test;

class NearConditionsTest {
    private static final int ROWS = 1_000;

    /** Atom k holds in the rows from the given one on. */
    private static BitColumns from(int... first) {
        BitColumns.Builder columns = new BitColumns.Builder(ROWS, first.length);
        for (int atom = 0; atom < first.length; atom++) {
            for (int row = first[atom]; row < ROWS; row++) {
                columns.set(row, atom);
            }
        }
        return columns.build();
    }

    private static final List<Rule.All> BODIES =
            List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(1)), Rule.all(Literal.of(2)));

    @Test
    void thresholdsWithHardlyARowBetweenThemAreOne() {
        ScoredRules rules = new ScoredRules(BODIES, 2, new double[] {1, -1, 10, -10, 100, -100, 7, 8});
        ScoredRules merged = new NearConditions(from(500, 200, 505)).merged(rules);
        assertEquals(List.of(BODIES.get(0), BODIES.get(1)), merged.bodies());
        assertEquals(101, merged.score(0, 0));
        assertEquals(-101, merged.score(0, 1));
        assertEquals(10, merged.score(1, 0));
        assertEquals(7, merged.bias(0));
        assertEquals(8, merged.bias(1));
    }

    @Test
    void rowsThatNoneOfThemDiffersInScoreTheSame() {
        BitColumns columns = from(500, 200, 505);
        ScoredRules rules = new ScoredRules(BODIES, 1, new double[] {1, 10, 100, 7});
        double[] before = rules.scores(columns);
        double[] after = new NearConditions(columns).merged(rules).scores(columns);
        for (int row = 0; row < ROWS; row++) {
            assertEquals(row >= 500 && row < 505 ? before[row] + 100 : before[row], after[row], 1e-12, "row " + row);
        }
    }

    @Test
    void thresholdsThatRowsTellApartStay() {
        ScoredRules rules = new ScoredRules(BODIES, 1, new double[] {1, 10, 100, 7});
        assertSame(rules, new NearConditions(from(500, 200, 506)).merged(rules));
    }

    @Test
    void conjunctionsStay() {
        List<Rule.All> pairs = List.of(Rule.all(Literal.of(0), Literal.of(1)), Rule.all(Literal.of(1), Literal.of(2)));
        ScoredRules rules = new ScoredRules(pairs, 1, new double[] {1, 10, 7});
        assertSame(rules, new NearConditions(from(500, 200, 500)).merged(rules));
    }
}
