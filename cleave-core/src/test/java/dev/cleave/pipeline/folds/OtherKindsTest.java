package dev.cleave.pipeline.folds;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class OtherKindsTest {
    private static final int ROWS = 1_000;
    private static final int WRONG = 20; // by the rule
    private static final Rule.All BODY = Rule.all(Literal.of(7));

    @Test
    void fewClassesOrFewRowsCostLittle() {
        assertFalse(OtherKinds.areCostly(20_000_000, 26));
        assertFalse(OtherKinds.areCostly(6_000, 300));
        assertTrue(OtherKinds.areCostly(20_000, 1_000));
    }

    @Test
    void networksThatHaveHardlyMoreRowsRightNeedNoOtherKind() {
        assertFalse(OtherKinds.areNeeded(choice(WRONG)));
        assertFalse(OtherKinds.areNeeded(choice(WRONG - 4)));
        assertTrue(OtherKinds.areNeeded(choice(WRONG - 8)));
    }

    @Test
    void withoutNetworksNobodyKnows() {
        assertTrue(OtherKinds.areNeeded(new SizeChoice(curve(), RowScores.none(), ROWS)));
    }

    /** @param wrong rows of the networks */
    private static SizeChoice choice(int wrong) {
        double[] probabilities = new double[ROWS];
        for (int row = 0; row < ROWS; row++) {
            boolean holds = held().share(row, 0) == 1;
            probabilities[row] = holds == row >= wrong ? 0.9 : 0.1;
        }
        return new SizeChoice(curve(), RowScores.of(probabilities, held()), ROWS);
    }

    private static SizeCurve curve() {
        SizeCurve curve = new SizeCurve(1);
        ScoredRules none = new ScoredRules(List.of(), 1, new double[] {0});
        curve.add(List.of(none, new ScoredRules(List.of(BODY), 1, new double[] {6, -3})), held());
        return curve;
    }

    /** Labels that the rule says but for the first rows. */
    private static WeightedSample held() {
        BitColumns columns = new RandomSamples(1).columns(ROWS);
        BitSet labels = new BitSet();
        for (int row = 0; row < ROWS; row++) {
            boolean holds = (columns.word(7, row >>> 6) >>> row & 1) != 0;
            labels.set(row, holds == row >= WRONG);
        }
        return WeightedSample.binary(columns, RandomSamples.DOMAIN, labels);
    }
}
