package dev.cleave.lab.trial;

import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import java.time.Duration;

/**
 * What a trial may cost.
 *
 * @param limit how long it may take
 * @param rows how many training rows it may learn from
 */
public record Allowance(Duration limit, int rows) {
    public Allowance {
        if (rows < 2) {
            throw new IllegalArgumentException("nothing can be learned from " + rows + " rows");
        }
    }

    /** From all training rows. */
    public static Allowance of(Duration limit) {
        return new Allowance(limit, Integer.MAX_VALUE);
    }

    /** The same rows held out; of the others as many as may be, each class with its share. */
    Split cut(Labelled data, Split split, long seed) {
        int all = split.train().size();
        if (all <= rows) {
            return split;
        }
        Labelled train = new Labelled(data.table().select(split.train()), data.target());
        Rows kept = Splits.of(train).holdOut((double) rows / all, seed).test();
        return new Split(
                Rows.of(kept.stream().map(row -> split.train().get(row)).toArray()), split.test());
    }

    /** All that a result depends on. */
    String settings() {
        return "at most " + limit.toSeconds() + " s"
                + (rows == Integer.MAX_VALUE ? "" : ", at most " + rows + " training rows");
    }
}
