package dev.cleave.lab.baseline.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for RIPPER and PART. */
class RuleLearnersTest {
    /** A name for the report of the tests. */
    record Learning(String name, Function<ClassedRows, DecisionList> learn) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Learning> all() {
        return Stream.of(
                new Learning("RIPPER", rows -> RipperSearch.learn(rows, 1, Budget.unlimited())),
                new Learning("PART", rows -> PartSearch.learn(rows, Budget.unlimited())));
    }

    @ParameterizedTest
    @MethodSource("all")
    void oneThresholdIsFound(Learning learning) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            cells.add(List.of(i * 37 % 90 + ".5", i % 7 + ".25", i * 37 % 90 < 30 ? "low" : "high"));
        }
        RuleRows rows = RuleRows.of(List.of("x", "z", "y"), cells);
        DecisionList list = learning.learn().apply(rows.rows());
        assertEquals(0, rows.wrong(list));
        assertEquals(2, list.size().rules());
        assertEquals(1, list.size().literals());
    }

    @ParameterizedTest
    @MethodSource("all")
    void valuesThatMakeClassesAreFound(Learning learning) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            int kind = i % 12 < 2 ? 0 : i % 12 < 6 ? 1 : 2;
            cells.add(List.of(List.of("red", "green", "blue").get(kind), "v" + i % 5, "k" + kind));
        }
        RuleRows rows = RuleRows.of(List.of("colour", "other", "kind"), cells);
        DecisionList list = learning.learn().apply(rows.rows());
        assertEquals(0, rows.wrong(list));
        assertEquals(3, list.size().rules());
        assertEquals(2, list.size().literals());
    }

    /** Of conjunctions over categories and numbers, on seeded cases, nothing is missed by much where there is no noise. */
    @ParameterizedTest
    @MethodSource("all")
    void aConjunctionWithoutNoiseIsFound(Learning learning) {
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<List<String>> cells = new ArrayList<>();
            for (int i = 0; i < 400; i++) {
                double x = random.nextInt(100) / 10.0;
                int v = random.nextInt(3);
                cells.add(List.of(
                        String.format(Locale.ROOT, "%.1f", x),
                        "v" + v,
                        "w" + random.nextInt(4),
                        x > 4 && v == 1 ? "yes" : "no"));
            }
            RuleRows rows = RuleRows.of(List.of("x", "v", "w", "y"), cells);
            DecisionList list = learning.learn().apply(rows.rows());
            assertTrue(rows.wrong(list) <= 4, "seed " + seed + ": " + rows.wrong(list) + " wrong by " + list);
            assertTrue(list.size().rules() <= 5, "seed " + seed + ": " + list);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void noiseHasNoRules(Learning learning) {
        SplittableRandom random = new SplittableRandom(3);
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            cells.add(List.of("v" + random.nextInt(2), "w" + random.nextInt(2), random.nextInt(10) < 3 ? "a" : "b"));
        }
        DecisionList list = learning.learn()
                .apply(RuleRows.of(List.of("v", "w", "y"), cells).rows());
        assertTrue(list.size().rules() <= 2, list.toString());
    }

    /** Rows that are the same and have different classes: the most frequent is said. */
    @ParameterizedTest
    @MethodSource("all")
    void contradictionsAreAnsweredByTheMajority(Learning learning) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            cells.add(List.of(i < 30 ? "u" : "v", i % 3 == 0 ? "a" : "b"));
        }
        RuleRows rows = RuleRows.of(List.of("x", "y"), cells);
        DecisionList list = learning.learn().apply(rows.rows());
        assertEquals(20, rows.wrong(list));
        assertEquals(1, list.size().rules());
    }

    @ParameterizedTest
    @MethodSource("all")
    void missingCellsAndUnseenTextsHaveAnAnswer(Learning learning) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            String x = i % 10 == 0 ? "" : Integer.toString(i * 13 % 100);
            cells.add(List.of(x, i % 9 == 0 ? "" : "v" + i % 4, i * 13 % 100 < 40 ? "a" : "b"));
        }
        RuleRows rows = RuleRows.of(List.of("x", "v", "y"), cells);
        DecisionList list = learning.learn().apply(rows.rows());
        assertTrue(rows.wrong(list) <= 10, rows.wrong(list) + " wrong by " + list);
        RuleRows odd = RuleRows.of(List.of("x", "v", "y"), cells);
        AttributeTable others = odd.table()
                .with(Table.of(List.of("x", "v", "y"), List.of(List.of("", "", "a"), List.of("1e9", "never", "a"))));
        assertEquals(0, list.answer(others, 1)); // b: the rarer value, a, is the positive one
        assertTrue(list.answer(others, 0) >= 0);
    }

    @Test
    void aSpentBudgetStillGivesAnAnswer() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        RuleRows rows =
                RuleRows.of(List.of("x", "y"), List.of(List.of("u", "a"), List.of("v", "b"), List.of("v", "b")));
        assertEquals(1, RipperSearch.learn(rows.rows(), 1, spent).size().rules());
        assertEquals(1, rows.wrong(PartSearch.learn(rows.rows(), spent)));
    }

    /** Tables of noise with many missing cells, ties and few rows: it ends, answers with a class, and twice the same. */
    @ParameterizedTest
    @MethodSource("all")
    void anyTableHasAnAnswer(Learning learning) {
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int classes = random.nextInt(2, 6);
            List<List<String>> cells = new ArrayList<>();
            int count = random.nextInt(8, 60);
            for (int i = 0; i < count; i++) {
                cells.add(List.of(
                        random.nextInt(3) == 0 ? "" : random.nextInt(12) + ".5",
                        random.nextInt(3) == 0 ? "" : "v" + random.nextInt(5),
                        i % 2 == 0 ? "" : "w" + i % 4,
                        "k" + (i < classes ? i : random.nextInt(classes))));
            }
            RuleRows rows = RuleRows.of(List.of("x", "v", "w", "y"), cells);
            DecisionList list = learning.learn().apply(rows.rows());
            for (int row = 0; row < cells.size(); row++) {
                int answer = list.answer(rows.table(), row);
                assertTrue(answer >= 0 && answer < classes, "seed " + seed + ", row " + row);
            }
            assertEquals(list, learning.learn().apply(rows.rows()), "seed " + seed);
        }
    }
}
