package dev.cleave.lab.rival;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.data.Scores;
import dev.cleave.ledger.Size;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every rival. */
class RivalsTest {
    static Stream<Rival> all() {
        return Rivals.all().stream();
    }

    @Test
    void orderIsThatOfThePaper() {
        assertEquals(
                List.of("MLP", "Logistic Regression", "SVM", "Random Forest", "Decision Tree", "OSDT"),
                all().map(Rival::name).toList());
    }

    @Test
    void drawnRowsAreTold() {
        Rival few = OneByOne.tree("few", new TribuoPupil(Recipes::decisionTree, 20));
        Outcome outcome = learn(few, Lessons.binary());
        assertEquals("learned from 20 of 60 rows, drawn by chance", outcome.note());
        assertEquals(outcome, learn(few, Lessons.binary()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void labelIsLearned(Rival rival) {
        assertAllRight(rival, Lessons.binary());
    }

    static Stream<Rival> weighing() {
        return all().filter(rival ->
                List.of("MLP", "Logistic Regression", "Decision Tree").contains(rival.name()));
    }

    @ParameterizedTest
    @MethodSource("weighing")
    void whatWeighsMoreIsSaidMoreOften(Rival rival) {
        Lesson light = Lessons.rare(1);
        Lesson heavy = Lessons.rare(4);
        assertEquals(0, said(learn(rival, light), light));
        assertEquals(30, said(learn(rival, heavy), heavy));
    }

    private static long said(Outcome outcome, Lesson lesson) {
        return IntStream.range(0, lesson.test().rows())
                .filter(row -> outcome.answers().get(row, 0))
                .count();
    }

    @ParameterizedTest
    @MethodSource("all")
    void classesAreLearned(Rival rival) {
        assertAllRight(rival, Lessons.classes());
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyLabelIsLearned(Rival rival) {
        assertAllRight(rival, Lessons.multilabel());
    }

    @ParameterizedTest
    @MethodSource("all")
    void numberIsLearnedAndMayBeMissing(Rival rival) {
        assertAllRight(rival, Lessons.numbers());
    }

    @ParameterizedTest
    @MethodSource("all")
    void parityIsLearnedByAllThatAreNotLinear(Rival rival) {
        if (rival.name().equals("Logistic Regression")) {
            assertTrue(right(learn(rival, Lessons.parity()), Lessons.parity()) <= 0.75);
        } else {
            assertAllRight(rival, Lessons.parity());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void oneClassGivesOneAnswer(Rival rival) {
        Lesson lesson = Lessons.onlyPositive();
        Outcome outcome = learn(rival, lesson);
        for (int row = 0; row < lesson.test().rows(); row++) {
            assertTrue(outcome.answers().get(row, 0), "row " + row);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void sameSeedGivesTheSame(Rival rival) {
        Lesson lesson = Lessons.parity();
        assertEquals(learn(rival, lesson), learn(rival, lesson));
    }

    @ParameterizedTest
    @MethodSource("all")
    void onlyTreesHaveASize(Rival rival) {
        boolean isTree = List.of("Decision Tree", "OSDT").contains(rival.name());
        Size expected = isTree ? new Size(2, 0, 2, 1) : Size.NONE;
        assertEquals(expected, learn(rival, Lessons.binary()).size());
    }

    @ParameterizedTest
    @MethodSource("all")
    void sizesOfSeveralTreesAddUp(Rival rival) {
        boolean isTree = List.of("Decision Tree", "OSDT").contains(rival.name());
        Size expected = isTree ? new Size(4, 0, 4, 1) : Size.NONE;
        assertEquals(expected, learn(rival, Lessons.multilabel()).size());
    }

    @ParameterizedTest
    @MethodSource("all")
    void spentBudgetIsTold(Rival rival) {
        Budget spent = Budget.unlimited();
        spent.cancel();
        Outcome outcome = rival.learn(Lessons.parity(), 1, spent);
        assertEquals(Lessons.parity().test().rows(), outcome.answers().rows());
        assertTrue(!outcome.note().isEmpty());
    }

    private static void assertAllRight(Rival rival, Lesson lesson) {
        Outcome outcome = learn(rival, lesson);
        assertEquals(1, right(outcome, lesson), rival.name());
        assertEquals("", outcome.note());
    }

    private static double right(Outcome outcome, Lesson lesson) {
        return Scores.of(outcome.answers(), lesson.test().targets()).exactMatch();
    }

    private static Outcome learn(Rival rival, Lesson lesson) {
        return rival.learn(lesson, 1, Budget.unlimited());
    }
}
