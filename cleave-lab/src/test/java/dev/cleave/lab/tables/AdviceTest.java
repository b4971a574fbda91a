package dev.cleave.lab.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AdviceTest {
    private static final SplitTable TABLE = SplitTable.folds(
            "made.csv",
            LabelledTable.of(
                    Table.of(
                            List.of("x", "y"),
                            IntStream.range(0, 12)
                                    .mapToObj(i -> List.of(i + ".5", i % 2 == 0 ? "a" : "b"))
                                    .toList()),
                    TargetSpec.of("y")),
            "y",
            3,
            0);

    private record Named(String key, String name) implements TableMethod {
        @Override
        public boolean isCleave() {
            return key.equals("cleave");
        }

        @Override
        public TrialResult learn(LabelledTable data, Split split, long seed, Budget budget) {
            throw new UnsupportedOperationException();
        }
    }

    private static final ScoredMethod OURS = ScoredMethod.answer(new Named("cleave", "Cleave"), true);
    private static final ScoredMethod FOREST = ScoredMethod.answer(new Named("forest", "Random Forest"), false);
    private static final ScoredMethod LIST = ScoredMethod.answer(new Named("list", "RIPPER"), false);

    /** @param accuracies by method, of three folds; how many rules follows, 0 for none */
    private static MethodComparison comparison(Map<ScoredMethod, double[]> accuracies) {
        Map<MethodTrial, TrialResult> done = new LinkedHashMap<>();
        accuracies.forEach((method, of) -> {
            for (int fold = 0; fold < 3; fold++) {
                Map<Figure, Double> figures = new EnumMap<>(Figure.class);
                figures.put(Figure.ACCURACY, of[fold]);
                figures.put(Figure.MACRO_F1, of[fold]);
                figures.put(Figure.SECONDS, 12_345.6);
                if (of[3] > 0) {
                    figures.put(Figure.RULES, of[3]);
                    figures.put(Figure.LITERALS, 10_000 * of[3]);
                }
                done.put(
                        new MethodTrial(TABLE, method.method(), fold, 0, Duration.ofSeconds(1)),
                        TrialResult.of(figures, ""));
            }
        });
        return new MethodComparison(TABLE, new TableResults(done), new ArrayList<>(accuracies.keySet()));
    }

    private static String advice(double[] ours, double[] forest, double[] list) {
        Map<ScoredMethod, double[]> accuracies = new LinkedHashMap<>();
        accuracies.put(OURS, ours);
        accuracies.put(FOREST, forest);
        accuracies.put(LIST, list);
        return new Advice(comparison(accuracies)).line();
    }

    @Test
    void aBetterForestIsSaid() {
        assertEquals(
                "Random Forest is better by 0.030 ± 0.006, without rules; Cleave has 7 rules.",
                advice(new double[] {.80, .82, .84, 7}, new double[] {.83, .86, .86, 0}, new double[] {.7, .7, .7, 3}));
    }

    @Test
    void aBetterListIsSaidWithItsSize() {
        assertEquals(
                "RIPPER is better by 0.050 ± 0.000, with 3 rules; Cleave has 7 rules.",
                advice(new double[] {.80, .82, .84, 7}, new double[] {.8, .8, .8, 0}, new double[] {.85, .87, .89, 3}));
    }

    @Test
    void whatMayBeChanceIsSaidSo() {
        assertEquals(
                "Random Forest may be better, by 0.020 ± 0.012, without rules; Cleave has 7 rules.",
                advice(new double[] {.80, .82, .84, 7}, new double[] {.82, .86, .84, 0}, new double[] {.7, .7, .7, 3}));
    }

    @Test
    void rulesThatAreAsGoodAreSaidToBe() {
        assertEquals(
                "Cleave is as good as the best (Random Forest), with 1 rule.",
                advice(new double[] {.80, .82, .84, 1}, new double[] {.84, .82, .80, 0}, new double[] {.7, .7, .7, 3}));
        assertEquals(
                "Cleave is the most accurate, with 2.5 rules.",
                advice(new double[] {.90, .92, .94, 2.5}, new double[] {.8, .8, .8, 0}, new double[] {.7, .7, .7, 3}));
    }

    @Test
    void linesFitATerminal() {
        Map<ScoredMethod, double[]> accuracies = new LinkedHashMap<>();
        TableMethods.all().stream()
                .filter(ScoredMethod::isAnswer)
                .forEach(method -> accuracies.put(method, new double[] {1, .5, .123, 12_345.6}));
        List<String> lines = ComparisonText.lines(comparison(accuracies));
        assertTrue(lines.size() > accuracies.size());
        lines.forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void leadsAreOfTheSplitsThatBothHave() {
        Map<MethodTrial, TrialResult> done = new LinkedHashMap<>();
        double[] ours = {.5, .7, .9};
        for (int run = 0; run < 3; run++) {
            Duration limit = Duration.ofSeconds(1);
            if (run != 1) {
                done.put(new MethodTrial(TABLE, OURS.method(), run, 0, limit), accuracy(ours[run]));
            }
            if (run != 0) {
                done.put(new MethodTrial(TABLE, LIST.method(), run, 0, limit), accuracy(.6));
            }
        }
        TableResults results = new TableResults(done);
        assertEquals(.3, results.lead(TABLE, OURS, LIST).orElseThrow().mean(), 1e-9);
        assertTrue(results.lead(TABLE, OURS, FOREST).isEmpty());
    }

    private static TrialResult accuracy(double accuracy) {
        return TrialResult.of(Map.of(Figure.ACCURACY, accuracy), "");
    }
}
