package dev.cleave.lab.baseline.rules;

import dev.cleave.budget.Budget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** PART: a partial tree of the rows that no rule covers yet gives the next rule, until none is left. */
public final class PartSearch {
    private static final double NOTHING = 1e-6; // of a row

    private PartSearch() {}

    /** Where the budget runs out, with the rules that there are by then. */
    public static DecisionList learn(ClassedRows rows, Budget budget) {
        WeightedRows all = new WeightedRows(
                rows,
                IntStream.range(0, rows.rows()).toArray(),
                IntStream.range(0, rows.rows()).mapToDouble(rows::weight).toArray());
        SplitChoice choice = new SplitChoice(rows.rows());
        List<PartRule> rules = new ArrayList<>();
        WeightedRows left = all;
        while (left.total() > NOTHING && !budget.isExhausted()) {
            PartRule rule = PartialTree.largestLeaf(PartialTree.grow(left, choice));
            rules.add(rule);
            if (rule.steps().isEmpty()) {
                return new PartList(rules);
            }
            left = without(left, rule);
        }
        rules.add(PartRule.start().endingAt(left.total() > NOTHING ? left : all));
        return new PartList(rules);
    }

    private static WeightedRows without(WeightedRows rows, PartRule rule) {
        int[] chosen = new int[rows.size()];
        double[] weights = new double[rows.size()];
        int count = 0;
        for (int i = 0; i < rows.size(); i++) {
            double weight = rows.weight(i) * (1 - rule.share(rows.all().table(), rows.row(i)));
            if (weight > NOTHING) {
                chosen[count] = rows.row(i);
                weights[count++] = weight;
            }
        }
        return new WeightedRows(rows.all(), Arrays.copyOf(chosen, count), Arrays.copyOf(weights, count));
    }
}
