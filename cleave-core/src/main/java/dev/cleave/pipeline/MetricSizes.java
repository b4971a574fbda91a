package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.Preference;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.HeldOutAnswer;
import dev.cleave.evaluation.HeldOutMetric;
import dev.cleave.evaluation.Metric;
import dev.cleave.evaluation.MetricEstimate;
import dev.cleave.evaluation.Task;
import dev.cleave.pipeline.LearnedRules.SizedRules;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Of rules of every size, those that are best by the metric that was asked for, on rows that they were not found on (docs/adr/0027).
 *
 * @param held the validation rows, where a first stage does not say which rows it is without
 * @param rows that were learned from, over an encoding
 */
record MetricSizes(LearnOptions options, Rows held, RowsOver rows) {
    private static final double AS_GOOD = 0.25; // standard errors, of fewer rules

    /** The same rows over other atoms. */
    interface RowsOver {
        Dataset over(Encoding encoding);
    }

    /** As they were where no metric was asked for, or there is but one size. */
    LearnedRules chosen(LearnedRules found) {
        List<SizedRules> sizes = found.sizes();
        if (!options.metric().isGiven() || options.metric() == Metric.ACCURACY || sizes.size() < 2) {
            return found;
        }
        List<double[]> values = sizes.stream().map(this::values).toList();
        return found.withSize(
                sizes.get(index(sizes, values, Task.of(found.encoding().target()))));
    }

    private int index(List<SizedRules> sizes, List<double[]> values, Task task) {
        Preference preference = options.form().preference();
        int most = preference == Preference.READABLE
                ? Math.min(Preference.FEW_RULES, options.form().mostRules())
                : options.form().mostRules();
        int best = IntStream.range(0, sizes.size())
                .filter(i -> i == 0
                        || LedgerWriter.size(sizes.get(i).rules(), task).rules() <= most
                                && sizes.get(i).rules().literals()
                                        <= options.form().mostLiterals())
                .reduce(0, (one, other) -> values.get(other)[0] > values.get(one)[0] ? other : one);
        if (preference != Preference.BALANCED) {
            return best;
        }
        return IntStream.range(0, best)
                .filter(i -> sizes.get(i).rules().literals()
                        <= sizes.get(best).rules().literals())
                .filter(i -> values.get(best)[0] - values.get(i)[0]
                        <= AS_GOOD * HeldOutMetric.deviation(values.get(best), values.get(i)))
                .findFirst()
                .orElse(best);
    }

    /** What is shown of rules of a size; nothing of rules that have several labels, or no rows that they were found without. */
    MetricEstimate estimate(SizedRules sized) {
        return options.metric().isGiven() && options.metric() != Metric.ACCURACY
                ? metric(sized).estimate(values(sized))
                : MetricEstimate.of(sized.score());
    }

    private double[] values(SizedRules sized) {
        List<List<HeldOutAnswer>> folds = sized.firstStage().get().stream()
                .map(first -> first.answers()
                        .held(rows.over(first.encoding()).select(first.held().orElse(held)))
                        .get(0))
                .toList();
        return metric(sized).values(folds);
    }

    private HeldOutMetric metric(SizedRules sized) {
        return new HeldOutMetric(
                sized.firstStage().get().get(0).encoding().target(), options.decision(), options.metric());
    }
}
