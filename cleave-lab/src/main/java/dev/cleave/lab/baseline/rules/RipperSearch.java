package dev.cleave.lab.baseline.rules;

import dev.cleave.budget.Budget;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** RIPPER: rules for each class but the most frequent, from the rarest on, each class among the rows that those before it leave. */
public final class RipperSearch {
    private RipperSearch() {}

    /** Where the budget runs out, with the rules that there are by then. */
    public static DecisionList learn(ClassedRows rows, long seed, Budget budget) {
        GrowPruneRows parts = new GrowPruneRows(new SplittableRandom(seed));
        List<Integer> classes = fromTheRarest(rows);
        BitSet left = new BitSet();
        left.set(0, rows.rows());
        List<RuleList.ListedRule> list = new ArrayList<>();
        for (int rare : classes.subList(0, classes.size() - 1)) {
            for (TwoClasses.CoveringRule rule :
                    new RipperClass(new TwoClasses(rows, rare, (BitSet) left.clone()), parts, budget).learn()) {
                list.add(new RuleList.ListedRule(rule.rule(), rare));
                left.andNot(rule.covered());
            }
        }
        return new RuleList(list, classes.get(classes.size() - 1));
    }

    private static List<Integer> fromTheRarest(ClassedRows rows) {
        double[] totals = rows.totals();
        return IntStream.range(0, totals.length)
                .filter(i -> totals[i] > 0)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> totals[i]))
                .toList();
    }
}
