package dev.cleave.rules.search.softmax;

import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.binary.CoverageGain;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** For classes: how much a row's cross-entropy falls when a rule adds its scores. What all rules add is kept, so that one costs its own rows alone. Mutable. */
public final class SoftmaxGain implements CoverageGain {
    private final WeightedSample sample;
    private final ScoredRules rules;
    private final int classes;
    private final List<long[]> covered;
    private final double[] logits; // [rows x classes]

    public SoftmaxGain(WeightedSample sample, ScoredRules rules) {
        this.sample = sample;
        this.rules = rules;
        this.classes = sample.classes();
        this.covered = new ArrayList<>(Collections.nCopies(
                rules.bodies().size(), new long[sample.columns().words()]));
        this.logits = new double[sample.rows() * classes];
        for (int i = 0; i < logits.length; i++) {
            logits[i] = rules.bias(i % classes);
        }
    }

    @Override
    public void covers(int rule, long[] rows) {
        long[] before = covered.get(rule);
        for (int i = 0; i < rows.length; i++) {
            for (long word = before[i] ^ rows[i]; word != 0; word &= word - 1) {
                int row = (i << 6) + Long.numberOfTrailingZeros(word);
                int sign = RowSets.get(rows, row) ? 1 : -1;
                for (int c = 0; c < classes; c++) {
                    logits[row * classes + c] += sign * rules.score(rule, c);
                }
            }
        }
        covered.set(rule, rows);
    }

    @Override
    public double[] of(int rule, long[] eligible) {
        double[] worth = new double[sample.rows()];
        double[] without = new double[classes];
        double[] with = new double[classes];
        for (int i = 0; i < eligible.length; i++) {
            for (long word = eligible[i]; word != 0; word &= word - 1) {
                int row = (i << 6) + Long.numberOfTrailingZeros(word);
                boolean holds = RowSets.get(covered.get(rule), row);
                double fall = 0;
                for (int c = 0; c < classes; c++) {
                    double score = rules.score(rule, c);
                    without[c] = logits[row * classes + c] - (holds ? score : 0);
                    with[c] = without[c] + score;
                    fall += sample.share(row, c) * score;
                }
                fall += Softmax.logSum(without, 0, classes) - Softmax.logSum(with, 0, classes);
                worth[row] = sample.weight(row) * fall;
            }
        }
        return worth;
    }
}
