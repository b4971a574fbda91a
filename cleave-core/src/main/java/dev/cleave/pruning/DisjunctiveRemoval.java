package dev.cleave.pruning;

/** An output no longer uses a conjunction. */
final class DisjunctiveRemoval implements Removal {
    private final HardRows rows;
    private final int output;
    private final int k;
    private final long[] truth;

    DisjunctiveRemoval(HardRows rows, int output, int k) {
        this.rows = rows;
        this.output = output;
        this.k = k;
        this.truth = rows.disjunction(output).truthWithout(k);
    }

    @Override
    public int weights() {
        return 1;
    }

    @Override
    public double cost() {
        return rows.moreErrors(output, truth);
    }

    @Override
    public void apply() {
        rows.removeFromDisjunction(output, k, truth);
        rows.dropIfUnused(k);
    }
}
