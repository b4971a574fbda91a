package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Verdict;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows that contradict each other, so that nothing but their weight, or the probability asked for, can decide. */
@Tag("slow")
class WeightedLearningTest {
    /** With {@code a}, 3 rows in 10 say yes; without it, none does. With numbers, {@code x} is above 5 where {@code a} holds. */
    private static Table contradictory(boolean numbers) {
        TableBuilder table = Table.builder(List.of(numbers ? "x" : "a", "b", "w", "y"));
        for (int row = 0; row < 400; row++) {
            boolean a = row % 2 == 0;
            boolean yes = a && row / 2 % 10 < 3;
            String first = numbers ? Integer.toString((a ? 6 : 1) + row / 2 % 4) : a ? "1" : "0";
            table.add(List.of(first, row % 3 == 0 ? "1" : "0", yes ? "7" : "1", yes ? "1" : "0"));
        }
        return table.build();
    }

    private static Learned learn(boolean numbers, LearnOptions options) {
        return new Learner(options.withThreads(1)).learn(contradictory(numbers), "y");
    }

    private static LearnOptions ignoring() {
        LearnOptions options = LearnOptions.defaults();
        return options.withEncoding(options.encoding().withIgnored(java.util.Set.of("w")));
    }

    private static boolean saysYes(Learned learned, boolean numbers) {
        String first = numbers ? "8" : "1";
        return learned.labels(Map.of(numbers ? "x" : "a", first, "b", "0"))
                .get("y")
                .equals("1");
    }

    private static boolean saysYesWithout(Learned learned, boolean numbers) {
        String first = numbers ? "2" : "0";
        return learned.labels(Map.of(numbers ? "x" : "a", first, "b", "0"))
                .get("y")
                .equals("1");
    }

    @ParameterizedTest
    @EnumSource(
            value = Extract.class,
            names = {"AUTO", "SEARCH", "EXACT"})
    void weightDecides(Extract extract) {
        LearnOptions options = ignoring().withExtract(extract);
        assertFalse(saysYes(learn(false, options), false));
        Learned weighted = learn(false, options.withWeighting(Weighting.none().withColumn("w")));
        assertTrue(saysYes(weighted, false), () -> "found " + weighted.ruleLines());
        assertFalse(saysYesWithout(weighted, false));
    }

    @Test
    void classWeightsDecideWithNumbers() {
        assertFalse(saysYes(learn(true, ignoring()), true));
        Learned weighted = learn(true, ignoring().withWeighting(Weighting.none().with(ClassWeights.parse("1=7"))));
        assertTrue(saysYes(weighted, true), () -> "found " + weighted.ruleLines());
        assertFalse(saysYesWithout(weighted, true));
    }

    @Test
    void theProbabilityAskedForDecides() {
        for (boolean numbers : new boolean[] {false, true}) {
            Learned often = learn(numbers, ignoring().withDecision(new DecisionThreshold(0.2)));
            assertTrue(saysYes(often, numbers), () -> "found " + often.ruleLines());
            assertFalse(saysYesWithout(often, numbers), () -> "found " + often.ruleLines());
            assertInstanceOf(Verdict.Equivalent.class, often.verify());
        }
    }

    /** What a hard network finds probable is coarse; whatever it says at a level, its rules say. */
    @Test
    void theReadingOfANetworkIsProvedAtItsLevel() {
        Learned often = learn(false, ignoring().withExtract(Extract.EXACT).withDecision(new DecisionThreshold(0.2)));
        assertInstanceOf(Verdict.Equivalent.class, often.model().proof().verdict());
        assertInstanceOf(Verdict.Equivalent.class, often.verify());
    }

    @Test
    void everyStageHasItsWeightedScores() {
        Learned weighted =
                learn(false, ignoring().withWeighting(Weighting.none().withColumn("w")));
        Stage rules = weighted.model().ledger().stages().get(2);
        assertTrue(rules.isWeighted());
        assertEquals(0.3, rules.on(RowPart.TRAIN).orElseThrow().binary().precision(), 1e-9);
        assertEquals(
                0.75, rules.weightedOn(RowPart.TRAIN).orElseThrow().binary().precision(), 1e-9);
        assertEquals(0.75, weighted.standing().train().get(0).weighed().precision(), 1e-9);
        assertFalse(learn(false, ignoring()).model().ledger().isWeighted());
    }

    @Test
    void aDecisionNeedsSomethingToDecide() {
        LearnOptions options = ignoring().withDecision(new DecisionThreshold(0.3));
        for (Extract extract : List.of(Extract.TERNARY, Extract.DISENTANGLE, Extract.THRESHOLD)) {
            assertThrows(InputException.class, () -> learn(false, options.withExtract(extract)));
        }
        Table classes = Table.of(
                List.of("a", "y"),
                List.of(List.of("1", "red"), List.of("0", "blue"), List.of("1", "green"), List.of("0", "red")));
        assertThrows(InputException.class, () -> new Learner(options).learn(classes, "y"));
    }
}
