package dev.cleave.rules.search.binary;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.List;

/** F1 of sets of rows against the labels of a sample of one head, with its weights and soft labels. */
public final class SampleF1 {
    private final HeadSample sample;
    private final double positive;

    public SampleF1(WeightedSample sample) {
        this(HeadSample.of(sample));
    }

    SampleF1(HeadSample sample) {
        this.sample = sample;
        double sum = 0;
        for (int row = 0; row < sample.rows(); row++) {
            sum += sample.weight(row) * sample.share(row);
        }
        this.positive = sum;
    }

    public static long[] covered(List<Rule.All> rules, BitColumns columns) {
        long[] covered = new long[columns.words()];
        rules.forEach(rule -> RowSets.add(covered, RowSets.covered(columns, rule.literals())));
        return covered;
    }

    /** The weight of the rows that should be covered. */
    double positive() {
        return positive;
    }

    /** 2 x hits / (covered + positive); 0 where there is neither. */
    public double f1(long[] covered) {
        double hits = 0;
        double weight = 0;
        for (int row = 0; row < sample.rows(); row++) {
            if (RowSets.get(covered, row)) {
                hits += sample.weight(row) * sample.share(row);
                weight += sample.weight(row);
            }
        }
        double all = weight + positive;
        return all > 0 ? 2 * hits / all : 0;
    }

    /** How much each row moves F1, to first order: what the standard error of a difference is made of. */
    double[] influence(long[] covered) {
        double f1 = f1(covered);
        double all = positive;
        for (int row = 0; row < sample.rows(); row++) {
            all += RowSets.get(covered, row) ? sample.weight(row) : 0;
        }
        double[] influence = new double[sample.rows()];
        for (int row = 0; row < influence.length && all > 0; row++) {
            double share = sample.share(row);
            double gain = RowSets.get(covered, row) ? 2 * share - f1 : 0;
            influence[row] = sample.weight(row) * (gain - f1 * share) / all;
        }
        return influence;
    }

    /** The standard error of the difference of two F1, paired row by row. */
    public double error(long[] ours, long[] theirs) {
        double[] one = influence(ours);
        double[] other = influence(theirs);
        double sum = 0;
        double squares = 0;
        for (int row = 0; row < one.length; row++) {
            double difference = one[row] - other[row];
            sum += difference;
            squares += difference * difference;
        }
        return Math.sqrt(Math.max(0, squares - sum * sum / Math.max(1, one.length)));
    }
}
