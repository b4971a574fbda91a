package dev.cleave.lab.trial;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import java.time.Duration;

/**
 * What a trial may cost.
 *
 * @param limit how long it may take
 * @param rows how many training rows it may learn from
 */
public record TrialBudget(Duration limit, int rows) {
    public TrialBudget {
        if (rows < 2) {
            throw new IllegalArgumentException("nothing can be learned from " + rows + " rows");
        }
    }

    /** From all training rows. */
    public static TrialBudget of(Duration limit) {
        return new TrialBudget(limit, Integer.MAX_VALUE);
    }

    /** The same rows held out; of the others as many as may be, each class with its share. */
    Split cut(LabelledTable data, Split split, long seed) {
        int all = split.train().size();
        if (all <= rows) {
            return split;
        }
        LabelledTable train = new LabelledTable(data.table().select(split.train()), data.target());
        Rows kept = train.splits().holdOut((double) rows / all, seed).test();
        return new Split(
                Rows.of(kept.stream().map(row -> split.train().get(row)).toArray()), split.test());
    }

    /** All that a result depends on. */
    String settings() {
        return "at most " + limit.toSeconds() + " s"
                + (rows == Integer.MAX_VALUE ? "" : ", at most " + rows + " training rows");
    }
}
