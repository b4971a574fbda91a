package dev.cleave.evaluation;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * What answers of rules to one question come to by a metric, fold by fold on rows that the rules were not found on. Probabilities, for
 * {@link Metric#LOG_LOSS}, are calibrated by the other folds.
 *
 * @param target one label, or classes
 */
public record HeldOutMetric(Target target, DecisionThreshold decision, Metric metric) {
    private static final int RESAMPLES = 40;
    private static final long SEED = 27; // the same rows are drawn for all sizes, so that these are compared in pairs

    /** The value on all rows first, then on rows drawn from these with replacement; larger is better. */
    public double[] values(List<List<HeldOutAnswer>> folds) {
        List<Scored> rows = new ArrayList<>();
        for (int fold = 0; fold < folds.size(); fold++) {
            rows.addAll(scored(folds, fold));
        }
        SplittableRandom random = new SplittableRandom(SEED);
        double[] values = new double[RESAMPLES + 1];
        values[0] = value(rows);
        for (int i = 1; i < values.length; i++) {
            values[i] = value(random.ints(rows.size(), 0, Math.max(1, rows.size()))
                    .mapToObj(rows::get)
                    .toList());
        }
        return values;
    }

    /** Of {@link #values}; the loss of a metric of which less is better. */
    public MetricEstimate estimate(double[] values) {
        return new MetricEstimate(metric, Math.abs(values[0]), deviation(values, new double[values.length]));
    }

    /** The standard error of the difference of two. */
    public static double deviation(double[] one, double[] other) {
        double mean = IntStream.range(1, one.length)
                .mapToDouble(i -> one[i] - other[i])
                .average()
                .orElse(0);
        double squares = IntStream.range(1, one.length)
                .mapToDouble(i -> Math.pow(one[i] - other[i] - mean, 2))
                .sum();
        return Math.sqrt(squares / Math.max(1, one.length - 2));
    }

    private record Scored(HeldOutAnswer answer, double loss) {}

    private List<Scored> scored(List<List<HeldOutAnswer>> folds, int fold) {
        if (metric != Metric.LOG_LOSS) {
            return folds.get(fold).stream().map(answer -> new Scored(answer, 0)).toList();
        }
        List<HeldOutAnswer> others = IntStream.range(0, folds.size())
                .filter(other -> other != fold || folds.size() == 1)
                .boxed()
                .flatMap(other -> folds.get(other).stream())
                .toList();
        Calibration calibration = Calibration.fit(target, decision, List.of(others));
        return folds.get(fold).stream()
                .map(answer -> new Scored(answer, loss(calibration, answer)))
                .toList();
    }

    private static double loss(Calibration calibration, HeldOutAnswer answer) {
        double[] all = calibration.probabilities(0, new RuleAnswers.Said(answer.said(), answer.strength()));
        return -Math.log(Math.max(1e-6, all[answer.truth()]));
    }

    private double value(List<Scored> rows) {
        if (metric == Metric.LOG_LOSS) {
            double weight =
                    rows.stream().mapToDouble(row -> row.answer.weight()).sum();
            return weight == 0
                    ? 0
                    : -rows.stream()
                                    .mapToDouble(row -> row.answer.weight() * row.loss)
                                    .sum()
                            / weight;
        }
        return metric.of(Task.of(target), scores(rows));
    }

    private WeightedScores scores(List<Scored> rows) {
        int outputs = target.outputs();
        double[][] sums = new double[outputs][4]; // by 2 predicted + actual
        double exact = 0;
        for (Scored row : rows) {
            HeldOutAnswer answer = row.answer;
            exact += answer.isRight() ? answer.weight() : 0;
            for (int output = 0; output < outputs; output++) {
                int yes = target.exclusive() ? output : 1;
                int index = (answer.said() == yes ? 2 : 0) + (answer.truth() == yes ? 1 : 0);
                sums[output][index] += answer.weight();
            }
        }
        List<WeightedConfusion> labels = new ArrayList<>();
        for (double[] sum : sums) {
            labels.add(new WeightedConfusion(sum[3], sum[2], sum[1], sum[0]));
        }
        return new WeightedScores(labels, exact);
    }
}
