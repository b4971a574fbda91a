package dev.cleave.rules.search.binary;

import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.Softmax;
import java.util.List;

/** What it is worth, row by row, that one rule covers it while all others stay as they are. */
public interface CoverageGain {
    double[] of(int rule, List<long[]> covered);

    /** For one head: what a row does for F1, nothing where another rule covers it. */
    static CoverageGain binary(WeightedSample sample) {
        SampleF1 agreement = new SampleF1(sample);
        return (rule, covered) -> {
            long[] all = new long[sample.columns().words()];
            covered.forEach(words -> RowSets.add(all, words));
            double f1 = agreement.f1(all);
            long[] others = new long[all.length];
            for (int k = 0; k < covered.size(); k++) {
                if (k != rule) {
                    RowSets.add(others, covered.get(k));
                }
            }
            double[] worth = new double[sample.rows()];
            for (int row = 0; row < worth.length; row++) {
                worth[row] = RowSets.get(others, row) ? 0 : sample.weight(row) * (2 * sample.share(row, 0) - f1);
            }
            return worth;
        };
    }

    /** For several classes: how much the row's cross-entropy falls when the rule adds its scores. */
    static CoverageGain multiclass(WeightedSample sample, ScoredRules rules) {
        int classes = sample.classes();
        return (rule, covered) -> {
            double[] worth = new double[sample.rows()];
            double[] without = new double[classes];
            double[] with = new double[classes];
            for (int row = 0; row < worth.length; row++) {
                for (int c = 0; c < classes; c++) {
                    without[c] = rules.bias(c);
                    for (int k = 0; k < covered.size(); k++) {
                        without[c] += k != rule && RowSets.get(covered.get(k), row) ? rules.score(k, c) : 0;
                    }
                    with[c] = without[c] + rules.score(rule, c);
                }
                double fall = Softmax.logSum(without, 0, classes) - Softmax.logSum(with, 0, classes);
                for (int c = 0; c < classes; c++) {
                    fall += sample.share(row, c) * rules.score(rule, c);
                }
                worth[row] = sample.weight(row) * fall;
            }
            return worth;
        };
    }
}
