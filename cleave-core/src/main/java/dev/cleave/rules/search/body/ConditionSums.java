package dev.cleave.rules.search.body;

import dev.cleave.logic.bits.RowSets;

/** For every single condition the sums over those rows of a sample in which it holds: of all rows, or of some. Not for several threads at once. */
public final class ConditionSums {
    private final LiteralSums sums;
    private final RowList rows;
    private final long[] all;

    /** @param values may change between visits */
    public ConditionSums(WeightedSample sample, RowValues values) {
        this.sums = new LiteralSums(sample.states(), values);
        this.rows = new RowList(sample.rows());
        this.all = RowSets.all(sample.columns());
    }

    /** Hears of each condition. The sums are reused: they must not be kept. */
    public interface Visitor {
        void visit(int atom, boolean positive, double[] sums);
    }

    /** Of all rows. */
    public void visit(Visitor visitor) {
        visit(all, visitor);
    }

    /** Of the rows that are in a set. */
    public void visit(long[] some, Visitor visitor) {
        sums.visit(rows.set(some, all), visitor::visit);
    }
}
