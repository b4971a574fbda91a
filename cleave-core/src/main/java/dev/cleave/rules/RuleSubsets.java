package dev.cleave.rules;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.Coverage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Ever fewer of a definition's rules: the one whose loss costs the fewest rows goes first. */
record RuleSubsets(HeadRows rows) {
    /** Down to one rule, the largest first; none where the definition is negated, as then fewer rules say more. */
    List<Definition> of(Definition whole) {
        List<Definition> parts = new ArrayList<>();
        if (whole.negated()) {
            return parts;
        }
        List<Rule> rules = new ArrayList<>(whole.rules());
        List<BitSet> covered = new ArrayList<>();
        rules.forEach(rule -> covered.add(Coverage.of(rule, rows.columns()).toBitSet()));
        BitSet labels = rows.labels();
        while (rules.size() > 1) {
            int least = leastMissed(covered, labels);
            rules.remove(least);
            covered.remove(least);
            parts.add(Definition.of(rules));
        }
        return parts;
    }

    private int leastMissed(List<BitSet> covered, BitSet labels) {
        int least = 0;
        double fewest = Double.POSITIVE_INFINITY;
        for (int rule = 0; rule < covered.size(); rule++) {
            double loss = loss(rule, covered, labels);
            if (loss < fewest) {
                fewest = loss;
                least = rule;
            }
        }
        return least;
    }

    /** The rows that are right by this rule alone, without those that are wrong by it alone. */
    private double loss(int rule, List<BitSet> covered, BitSet labels) {
        BitSet alone = (BitSet) covered.get(rule).clone();
        for (int other = 0; other < covered.size(); other++) {
            if (other != rule) {
                alone.andNot(covered.get(other));
            }
        }
        double all = rows.weigh(alone);
        alone.and(labels);
        return 2 * rows.weigh(alone) - all;
    }
}
