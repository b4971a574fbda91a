package dev.cleave.rules.search.binary;

import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** For one head: what a row does for F1, nothing where another rule covers it. Mutable. */
public final class F1Gain implements CoverageGain {
    private final WeightedSample sample;
    private final SampleF1 agreement;
    private final List<long[]> covered;

    public F1Gain(WeightedSample sample, int rules) {
        this.sample = sample;
        this.agreement = new SampleF1(sample);
        this.covered = new ArrayList<>(
                Collections.nCopies(rules, new long[sample.columns().words()]));
    }

    @Override
    public void covers(int rule, long[] rows) {
        covered.set(rule, rows);
    }

    @Override
    public double[] of(int rule, long[] eligible) {
        long[] others = new long[sample.columns().words()];
        for (int k = 0; k < covered.size(); k++) {
            if (k != rule) {
                RowSets.add(others, covered.get(k));
            }
        }
        long[] all = others.clone();
        RowSets.add(all, covered.get(rule));
        double f1 = agreement.f1(all);
        double[] worth = new double[sample.rows()];
        for (int row = 0; row < worth.length; row++) {
            worth[row] = RowSets.get(others, row) ? 0 : sample.weight(row) * (2 * sample.share(row, 0) - f1);
        }
        return worth;
    }
}
