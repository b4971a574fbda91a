package dev.cleave.pipeline.taught;

import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/** Rules of one label made to fit rows, by what leaves directions as they are: fewer rules, and other bounds of sums. */
record RowFit(BitColumns inputs, BitSet labels, int rows) {
    private static final int LONGEST = 50; // bits of a sum

    static RowFit of(Dataset rows) {
        BitSet labels = new BitSet();
        for (int row = 0; row < rows.rows(); row++) {
            labels.set(row, rows.targets().get(row, 0));
        }
        return new RowFit(rows.inputs().transposed(), labels, rows.rows());
    }

    /** Rows that are answered rightly. */
    int right(RuleSet rules) {
        BitSet wrong = rules.answer(inputs).get(0).toBitSet();
        wrong.xor(labels);
        return rows - wrong.cardinality();
    }

    /**
     * With the bound that is right on the most rows, or without the rules whose loss helps.
     *
     * @param first how many rules of the head stay whatever they do
     */
    RuleSet fitted(RuleSet rules, int first) {
        Definition head = rules.heads().get(0);
        if (head.rules().size() == 1 && head.rules().get(0) instanceof Rule.AtLeast counted) {
            return with(rules, List.of(bounded(rules, counted, head.negated())));
        }
        RuleSet best = rules;
        for (int i = head.rules().size() - 1; i >= first; i--) {
            List<Rule> fewer = new ArrayList<>(best.heads().get(0).rules());
            fewer.remove(i);
            RuleSet less = with(best, fewer);
            best = right(less) >= right(best) ? less : best;
        }
        return best;
    }

    private static RuleSet with(RuleSet rules, List<Rule> head) {
        return new RuleSet(
                rules.atoms(),
                rules.auxiliaries(),
                List.of(new Definition(head, rules.heads().get(0).negated())));
    }

    private Rule.AtLeast bounded(RuleSet rules, Rule.AtLeast rule, boolean negated) {
        if (rule.total().bitLength() > LONGEST) {
            return rule;
        }
        BitColumns known = rules.withAuxiliaries(inputs);
        long[] sums = new long[rows];
        for (Rule.Term term : rule.terms()) {
            Coverage.of(Rule.all(term.literal()), known).toBitSet().stream()
                    .forEach(row -> sums[row] += term.weight().longValueExact());
        }
        TreeMap<Long, Integer> gains = new TreeMap<>(); // what is gained where rows with this sum are said to hold
        for (int row = 0; row < rows; row++) {
            gains.merge(sums[row], labels.get(row) != negated ? 1 : -1, Integer::sum);
        }
        long bound = rule.total().longValueExact() + 1;
        int best = 0;
        int sum = 0;
        for (long from : gains.descendingKeySet()) {
            sum += gains.getOrDefault(from, 0);
            if (sum > best) {
                best = sum;
                bound = from;
            }
        }
        return new Rule.AtLeast(rule.terms(), BigInteger.valueOf(bound));
    }
}
