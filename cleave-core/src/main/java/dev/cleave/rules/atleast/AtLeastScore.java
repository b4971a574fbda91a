package dev.cleave.rules.atleast;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/**
 * A small whole number for each state of each group that a function depends on, and for each assignment their sum. The
 * assignments whose sum is above that of every negative one are what an at-least rule with these numbers covers.
 */
@NullMarked
final class AtLeastScore {
    private final TruthFunction truth;
    private final int[][] values; // [groups][states]
    private final int[] sums; // [assignments], the last group turns fastest

    AtLeastScore(TruthFunction truth, int[][] values) {
        this.truth = truth;
        this.values = values;
        int[] all = {0};
        for (int[] group : values) {
            all = sums(all, group);
        }
        this.sums = all;
    }

    /** Of every sum so far with every value of one more group. */
    private static int[] sums(int[] before, int[] group) {
        int[] after = new int[before.length * group.length];
        for (int i = 0; i < before.length; i++) {
            for (int state = 0; state < group.length; state++) {
                after[i * group.length + state] = before[i] + group[state];
            }
        }
        return after;
    }

    int value(int position, int state) {
        return values[position][state];
    }

    void change(int position, int state, int by) {
        values[position][state] += by;
        int stride = 1;
        for (int later = position + 1; later < values.length; later++) {
            stride *= values[later].length;
        }
        for (int from = state * stride; from < sums.length; from += stride * values[position].length) {
            for (int i = from; i < from + stride; i++) {
                sums[i] += by;
            }
        }
    }

    /** The least sum that no negative assignment has. */
    int bound() {
        int highest = -1;
        for (int i = 0; i < sums.length; i++) {
            if (!truth.holds(i)) {
                highest = Math.max(highest, sums[i]);
            }
        }
        return highest + 1;
    }

    /** How many positive assignments don't reach the bound. */
    int missed() {
        int bound = bound();
        int missed = 0;
        for (int i = 0; i < sums.length; i++) {
            if (truth.holds(i) && sums[i] < bound) {
                missed++;
            }
        }
        return missed;
    }

    /** The positive assignment of the lowest sum and the negative one of the highest, where some are missed. */
    AtLeastClash clash() {
        int lowest = -1;
        int highest = -1;
        for (int i = 0; i < sums.length; i++) {
            if (truth.holds(i)) {
                lowest = lowest < 0 || sums[i] < sums[lowest] ? i : lowest;
            } else {
                highest = highest < 0 || sums[i] > sums[highest] ? i : highest;
            }
        }
        return new AtLeastClash(truth, lowest, highest);
    }

    /** The rule that holds from the bound on. */
    Rule.AtLeast rule(Domain domain) {
        List<Rule.Term> terms = new ArrayList<>();
        int bound = bound();
        for (int position = 0; position < values.length; position++) {
            int group = truth.groups().get(position);
            int[] weights = weights(domain.groups().get(group), values[position]);
            bound -= base(domain.groups().get(group), values[position]);
            for (int atom = 0; atom < weights.length; atom++) {
                if (weights[atom] != 0) {
                    Literal literal = new Literal(domain.start(group) + atom, weights[atom] > 0);
                    terms.add(new Rule.Term(literal, BigInteger.valueOf(Math.abs(weights[atom]))));
                    bound -= Math.min(weights[atom], 0);
                }
            }
        }
        return new Rule.AtLeast(terms, BigInteger.valueOf(bound));
    }

    /** What each atom adds to the base where it holds. */
    private static int[] weights(Group group, int[] values) {
        int base = base(group, values);
        int[] weights = new int[group.atoms()];
        if (group instanceof Group.Thresholds thresholds) {
            for (int cut = 0; cut < thresholds.cuts(); cut++) {
                weights[cut] = values[cut + 1] - values[cut];
            }
            if (thresholds.missing()) {
                weights[thresholds.cuts()] = values[thresholds.cuts() + 1] - base;
            }
        } else {
            int first = group.states() - group.atoms();
            Arrays.setAll(weights, atom -> values[first + atom] - base);
        }
        return weights;
    }

    /** The value without any atom; for a column of which exactly one atom holds, the value that most of its states have. */
    private static int base(Group group, int[] values) {
        return group instanceof Group.OneHot ? mostCommon(values) : values[0];
    }

    private static int mostCommon(int[] values) {
        int[] sorted = values.clone();
        Arrays.sort(sorted);
        int best = sorted[0];
        int longest = 0;
        int run = 0;
        for (int i = 0; i < sorted.length; i++) {
            run = i > 0 && sorted[i] == sorted[i - 1] ? run + 1 : 1;
            if (run > longest) {
                longest = run;
                best = sorted[i];
            }
        }
        return best;
    }
}
