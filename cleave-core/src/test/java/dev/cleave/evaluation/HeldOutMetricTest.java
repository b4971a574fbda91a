package dev.cleave.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeldOutMetricTest {
    private static final Target LABEL = new Target(List.of(new Label("y", "yes", List.of("no"))));
    private static final Target CLASSES = Target.classes("y", List.of("a", "b", "c"));

    private static List<List<HeldOutAnswer>> folds(int answers, SplittableRandom random) {
        List<List<HeldOutAnswer>> folds = new ArrayList<>();
        for (int fold = 0; fold < 3; fold++) {
            List<HeldOutAnswer> own = new ArrayList<>();
            for (int row = 0; row < 20; row++) {
                int truth = random.nextInt(answers);
                int said = random.nextInt(3) > 0 ? truth : random.nextInt(answers);
                own.add(new HeldOutAnswer(said, random.nextInt(3), truth, 1));
            }
            folds.add(own);
        }
        return folds;
    }

    private static double value(Target target, Metric metric, List<List<HeldOutAnswer>> folds) {
        return new HeldOutMetric(target, DecisionThreshold.even(), metric).values(folds)[0];
    }

    @Test
    void labelMetricsAreWhatCountingGives() {
        for (int seed = 0; seed < 500; seed++) {
            for (Target target : List.of(LABEL, CLASSES)) {
                int answers = target == LABEL ? 2 : 3;
                List<List<HeldOutAnswer>> folds = folds(answers, new SplittableRandom(seed));
                List<HeldOutAnswer> all = folds.stream().flatMap(List::stream).toList();
                double right = all.stream().filter(HeldOutAnswer::isRight).count() / (double) all.size();
                assertEquals(right, value(target, Metric.ACCURACY, folds), 1e-12, "seed " + seed);
                double[] f1 =
                        IntStream.range(0, answers).mapToDouble(c -> f1(all, c)).toArray();
                double[] recall = IntStream.range(0, answers)
                        .mapToDouble(c -> recall(all, c))
                        .toArray();
                assertEquals(mean(f1), value(target, Metric.MACRO_F1, folds), 1e-12, "seed " + seed);
                assertEquals(mean(recall), value(target, Metric.BALANCED_ACCURACY, folds), 1e-12, "seed " + seed);
                if (target == LABEL) {
                    assertEquals(f1[1], value(target, Metric.F1, folds), 1e-12, "seed " + seed);
                }
            }
        }
    }

    private static double mean(double[] values) {
        return IntStream.range(0, values.length)
                .mapToDouble(i -> values[i])
                .average()
                .orElseThrow();
    }

    private static double f1(List<HeldOutAnswer> all, int value) {
        double both = count(all, i -> all.get(i).said() == value && all.get(i).truth() == value);
        double either = count(all, i -> all.get(i).said() == value)
                + count(all, i -> all.get(i).truth() == value);
        return either == 0 ? 0 : 2 * both / either;
    }

    private static double recall(List<HeldOutAnswer> all, int value) {
        double so = count(all, i -> all.get(i).truth() == value);
        return so == 0
                ? 0
                : count(all, i -> all.get(i).said() == value && all.get(i).truth() == value) / so;
    }

    private static double count(List<HeldOutAnswer> all, IntPredicate some) {
        return IntStream.range(0, all.size()).filter(some).count();
    }

    @Test
    void logLossIsLessWhereStrengthTellsRightFromWrong() {
        List<List<HeldOutAnswer>> telling = new ArrayList<>();
        List<List<HeldOutAnswer>> mute = new ArrayList<>();
        for (int fold = 0; fold < 4; fold++) {
            List<HeldOutAnswer> own = new ArrayList<>();
            for (int row = 0; row < 60; row++) {
                boolean right = row % 3 != 0;
                own.add(new HeldOutAnswer(row % 2, right ? 2 : 1, right ? row % 2 : 1 - row % 2, 1));
            }
            telling.add(own);
            mute.add(own.stream().map(answer -> answer.times(0)).toList());
        }
        double informed = value(LABEL, Metric.LOG_LOSS, telling);
        double uninformed = value(LABEL, Metric.LOG_LOSS, mute);
        assertEquals(-(2.0 / 3 * Math.log(1.5) + 1.0 / 3 * Math.log(3)), uninformed, 0.03);
        assertTrue(informed > uninformed, informed + " " + uninformed);
    }

    @Test
    void theSameRowsAreDrawnForAll() {
        List<List<HeldOutAnswer>> folds = folds(2, new SplittableRandom(1));
        HeldOutMetric metric = new HeldOutMetric(LABEL, DecisionThreshold.even(), Metric.F1);
        double[] values = metric.values(folds);
        assertEquals(0, HeldOutMetric.deviation(values, metric.values(folds)));
        MetricEstimate estimate = metric.estimate(values);
        double expected = Math.sqrt(estimate.value() * (1 - estimate.value()) / 60);
        assertEquals(expected, estimate.error(), expected, "about the size of a share's error");
        assertTrue(estimate.error() > 0 && estimate.lower() < estimate.upper());
    }
}
