package dev.cleave.evaluation;

/**
 * The rows of an {@link Evidence} by their weight instead of their number.
 *
 * @param covered what the rows that the rule fires for weigh
 * @param right those of them whose label is as it says
 * @param support rows whose label is as it says, covered or not
 * @param alone rows that it fires for and no other rule of the head does
 */
public record WeightedEvidence(double covered, double right, double support, double alone) {
    public WeightedEvidence {
        if (!(Math.min(Math.min(covered, right), Math.min(support, alone)) >= 0)) {
            throw new IllegalArgumentException("rows can't weigh less than nothing");
        }
    }

    /** The share of the covered weight that is right; 0 where none is covered. */
    public double precision() {
        return covered == 0 ? 0 : right / covered;
    }

    /** The share of the weight that it should cover that it covers; 0 where there is none. */
    public double recall() {
        return support == 0 ? 0 : right / support;
    }
}
