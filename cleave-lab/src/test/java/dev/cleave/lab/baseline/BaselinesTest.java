package dev.cleave.lab.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.lab.rival.Lessons;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every rival. */
class BaselinesTest {
    static Stream<Baseline> all() {
        return Stream.concat(Baselines.all().stream(), Baselines.ruleLearners().stream());
    }

    @Test
    void orderIsThatOfThePaper() {
        assertEquals(
                List.of("MLP", "Logistic Regression", "SVM", "Random Forest", "Decision Tree", "OSDT"),
                Baselines.all().stream().map(Baseline::name).toList());
    }

    @Test
    void drawnRowsAreTold() {
        Baseline few = OneByOne.tree("few", new TribuoLearner(TribuoRecipes::decisionTree, 20));
        BaselineResult outcome = learn(few, Lessons.binary());
        assertEquals("learned from 20 of 60 rows, drawn by chance", outcome.note());
        assertEquals(outcome, learn(few, Lessons.binary()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void labelIsLearned(Baseline rival) {
        assertAllRight(rival, Lessons.binary());
    }

    static Stream<Baseline> weighing() {
        return all().filter(rival -> List.of("MLP", "Logistic Regression", "Decision Tree", "RIPPER", "PART")
                .contains(rival.name()));
    }

    @ParameterizedTest
    @MethodSource("weighing")
    void whatWeighsMoreIsSaidMoreOften(Baseline rival) {
        BaselineTask light = Lessons.rare(1);
        BaselineTask heavy = Lessons.rare(4);
        assertEquals(0, said(learn(rival, light), light));
        assertEquals(30, said(learn(rival, heavy), heavy));
    }

    private static long said(BaselineResult outcome, BaselineTask lesson) {
        return IntStream.range(0, lesson.test().rows())
                .filter(row -> outcome.answers().get(row, 0))
                .count();
    }

    @ParameterizedTest
    @MethodSource("all")
    void classesAreLearned(Baseline rival) {
        assertAllRight(rival, Lessons.classes());
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyLabelIsLearned(Baseline rival) {
        assertAllRight(rival, Lessons.multilabel());
    }

    @ParameterizedTest
    @MethodSource("all")
    void numberIsLearnedAndMayBeMissing(Baseline rival) {
        assertAllRight(rival, Lessons.numbers());
    }

    /** Greedy learners of rules see nothing in parity, but for what chance puts there. */
    static Stream<Baseline> notGreedy() {
        return all().filter(rival -> !List.of("RIPPER", "PART").contains(rival.name()));
    }

    @ParameterizedTest
    @MethodSource("notGreedy")
    void parityIsLearnedByAllThatAreNeitherLinearNorGreedy(Baseline rival) {
        if (rival.name().equals("Logistic Regression")) {
            assertTrue(right(learn(rival, Lessons.parity()), Lessons.parity()) <= 0.75);
        } else {
            assertAllRight(rival, Lessons.parity());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void oneClassGivesOneAnswer(Baseline rival) {
        BaselineTask lesson = Lessons.onlyPositive();
        BaselineResult outcome = learn(rival, lesson);
        for (int row = 0; row < lesson.test().rows(); row++) {
            assertTrue(outcome.answers().get(row, 0), "row " + row);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void sameSeedGivesTheSame(Baseline rival) {
        BaselineTask lesson = Lessons.parity();
        assertEquals(learn(rival, lesson), learn(rival, lesson));
    }

    @ParameterizedTest
    @MethodSource("all")
    void onlyTreesAndListsHaveASize(Baseline rival) {
        assertEquals(size(rival, 1), learn(rival, Lessons.binary()).size());
    }

    @ParameterizedTest
    @MethodSource("all")
    void sizesOfSeveralAddUp(Baseline rival) {
        assertEquals(size(rival, 2), learn(rival, Lessons.multilabel()).size());
    }

    /** Of one condition for each label: two leaves of one literal each, or a rule of one and a rule of none. */
    private static RuleSize size(Baseline rival, int labels) {
        return switch (rival.name()) {
            case "Decision Tree", "OSDT" -> new RuleSize(2 * labels, 0, 2 * labels, 1);
            case "RIPPER", "PART" -> new RuleSize(2 * labels, 0, labels, 1);
            default -> RuleSize.NONE;
        };
    }

    @ParameterizedTest
    @MethodSource("all")
    void spentBudgetIsTold(Baseline rival) {
        Budget spent = Budget.unlimited();
        spent.cancel();
        BaselineResult outcome = rival.learn(Lessons.parity(), 1, spent);
        assertEquals(Lessons.parity().test().rows(), outcome.answers().rows());
        assertTrue(!outcome.note().isEmpty());
    }

    private static void assertAllRight(Baseline rival, BaselineTask lesson) {
        BaselineResult outcome = learn(rival, lesson);
        assertEquals(1, right(outcome, lesson), rival.name());
        assertEquals("", outcome.note());
    }

    private static double right(BaselineResult outcome, BaselineTask lesson) {
        return Scores.of(outcome.answers(), lesson.test().targets()).exactMatch();
    }

    private static BaselineResult learn(Baseline rival, BaselineTask lesson) {
        return rival.learn(lesson, 1, Budget.unlimited());
    }
}
