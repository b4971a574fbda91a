package dev.cleave.lab.baseline.rules;

import dev.cleave.lab.baseline.rules.TwoClasses.CoveringRule;
import dev.cleave.lab.baseline.rules.TwoClasses.Tally;
import java.util.BitSet;
import java.util.List;

/**
 * BinaryLog to send rules, and the rows that they get wrong, after Quinlan (MDL and Categorical Theories (Continued), 1995) as Cohen
 * uses it: half of what a rule's conditions take, since their order says nothing.
 */
final class RuleListLength {
    private static final double REDUNDANCY = 0.5;

    private final TwoClasses task;
    private final int conditions;
    private final Tally all;

    RuleListLength(TwoClasses task) {
        this.task = task;
        this.conditions = task.table().conditions();
        this.all = task.tally(task.left());
    }

    double of(List<CoveringRule> rules) {
        BitSet covered = new BitSet();
        double bits = 0;
        for (CoveringRule rule : rules) {
            covered.or(rule.covered());
            bits += theory(rule.rule().length());
        }
        Tally inside = task.tally(covered);
        return bits
                + exceptions(
                        inside.all(),
                        all.all() - inside.all(),
                        inside.negatives(),
                        all.positives() - inside.positives());
    }

    /** Of a rule with so many of the possible conditions. */
    double theory(int length) {
        if (length == 0) {
            return 0;
        }
        double number = BinaryLog.log2(length);
        return REDUNDANCY
                * (number
                        + (number > 1 ? 2 * BinaryLog.log2(number) : 0)
                        + subset(conditions, length, (double) length / conditions));
    }

    /** Which rows are wrong, those that are said to be positive and the others apart; of the larger part half of the errors are expected. */
    private double exceptions(double covered, double uncovered, double falsePositives, double falseNegatives) {
        double errors = falsePositives + falseNegatives;
        double head = BinaryLog.log2(covered + uncovered + 1);
        return covered > uncovered
                ? head
                        + subset(covered, falsePositives, errors / 2 / covered)
                        + subset(uncovered, falseNegatives, falseNegatives / uncovered)
                : head
                        + subset(covered, falsePositives, falsePositives / covered)
                        + subset(uncovered, falseNegatives, errors / 2 / uncovered);
    }

    /** To say which k of n they are, where each is one with probability p. */
    static double subset(double n, double k, double p) {
        if (n <= 0) {
            return 0;
        }
        double chosen = k <= 0 ? 0 : -k * BinaryLog.log2(p);
        double others = n - k <= 0 ? 0 : -(n - k) * BinaryLog.log2(Math.max(1e-12, 1 - p));
        return chosen + others;
    }
}
