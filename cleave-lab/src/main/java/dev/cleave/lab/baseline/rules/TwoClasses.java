package dev.cleave.lab.baseline.rules;

import java.util.BitSet;

/** One class against the others, among the rows that are still to be answered: what RIPPER learns at a time. */
record TwoClasses(ClassedRows rows, int positive, BitSet left) {
    AttributeTable table() {
        return rows.table();
    }

    boolean isPositive(int row) {
        return rows.classOf(row) == positive;
    }

    Tally tally(BitSet of) {
        double positives = 0;
        double negatives = 0;
        for (int row = of.nextSetBit(0); row >= 0; row = of.nextSetBit(row + 1)) {
            if (isPositive(row)) {
                positives += rows.weight(row);
            } else {
                negatives += rows.weight(row);
            }
        }
        return new Tally(positives, negatives);
    }

    CoveringRule covering(Conjunction rule) {
        return new CoveringRule(rule, rule.among(left, table()));
    }

    /** How much the rows of each kind count. */
    record Tally(double positives, double negatives) {
        double all() {
            return positives + negatives;
        }
    }

    /**
     * A rule and the rows that are left in which it holds.
     *
     * @param covered must not be changed
     */
    record CoveringRule(Conjunction rule, BitSet covered) {}
}
