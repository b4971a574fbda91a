package dev.cleave.rules.search.body;

import dev.cleave.logic.bits.RowSets;

/** For every single condition the sums over the rows of a sample in which it holds. */
public final class ConditionSums {
    private final WeightedSample sample;
    private final RowList all;

    public ConditionSums(WeightedSample sample) {
        this.sample = sample;
        this.all = new RowList(sample.rows());
        long[] every = RowSets.all(sample.columns());
        all.set(every, every);
    }

    /** Hears of each condition. The sums are reused: they must not be kept. */
    public interface Visitor {
        void visit(int atom, boolean positive, double[] sums);
    }

    public void visit(RowValues values, Visitor visitor) {
        new LiteralSums(sample.states(), values).visit(all, visitor::visit);
    }
}
