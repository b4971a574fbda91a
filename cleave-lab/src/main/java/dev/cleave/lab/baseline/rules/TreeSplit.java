package dev.cleave.lab.baseline.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A test of one attribute that parts rows, and how good C4.5 finds it.
 *
 * @param branches conditions of which every row that has a value meets one
 * @param shares of the rows that have a value, those that meet each
 * @param gain of information, in bits a row
 * @param ratio of the gain to the information of the split itself
 */
record TreeSplit(int attribute, List<Condition> branches, List<Double> shares, double gain, double ratio) {
    TreeSplit {
        branches = List.copyOf(branches);
        shares = List.copyOf(shares);
    }

    /** The rows of each branch; a row whose cell is missing goes to all, to each with its share. */
    List<WeightedRows> parts(WeightedRows rows) {
        List<WeightedRows> parts = new ArrayList<>();
        for (int branch = 0; branch < branches.size(); branch++) {
            parts.add(part(rows, branches.get(branch), shares.get(branch)));
        }
        return parts;
    }

    private static WeightedRows part(WeightedRows rows, Condition branch, double share) {
        int[] chosen = new int[rows.size()];
        double[] weights = new double[rows.size()];
        int count = 0;
        for (int i = 0; i < rows.size(); i++) {
            boolean isMissing = rows.code(i, branch.attribute()) == RuleAttribute.MISSING;
            double weight = isMissing
                    ? rows.weight(i) * share
                    : branch.holds(rows.all().table(), rows.row(i)) ? rows.weight(i) : 0;
            if (weight > 0) {
                chosen[count] = rows.row(i);
                weights[count++] = weight;
            }
        }
        return new WeightedRows(rows.all(), Arrays.copyOf(chosen, count), Arrays.copyOf(weights, count));
    }
}
