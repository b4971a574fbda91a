package dev.cleave.lab.baseline.rules;

import dev.cleave.budget.Budget;
import dev.cleave.lab.baseline.rules.TwoClasses.CoveringRule;
import dev.cleave.lab.baseline.rules.TwoClasses.Tally;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** RIPPER's rules for one class: IREP*, then each rule is held against two others in its place. */
final class RipperClass {
    private static final int OPTIMISATIONS = 2;
    private static final double MORE_BITS = 64; // than the shortest so far end the search

    private final TwoClasses task;
    private final GrowPruneRows parts;
    private final Budget budget;
    private final RuleGrowth growth;
    private final RuleListLength length;

    RipperClass(TwoClasses task, GrowPruneRows parts, Budget budget) {
        this.task = task;
        this.parts = parts;
        this.budget = budget;
        this.growth = new RuleGrowth(task);
        this.length = new RuleListLength(task);
    }

    List<CoveringRule> learn() {
        List<CoveringRule> rules = cover(List.of());
        for (int i = 0; i < OPTIMISATIONS && !budget.isExhausted(); i++) {
            rules = cover(optimised(rules));
        }
        return rules;
    }

    /** IREP*: rules for the positive rows that none covers yet, until they take too many bits; then without those that cost more than they save. */
    private List<CoveringRule> cover(List<CoveringRule> from) {
        List<CoveringRule> rules = new ArrayList<>(from);
        BitSet open = without(task.left(), rules);
        double shortest = length.of(rules);
        while (task.tally(open).positives() > 0 && !budget.isExhausted()) {
            CoveringRule rule = task.covering(grown(open));
            Tally covered = task.tally(both(rule.covered(), open));
            if (rule.rule().length() == 0 || covered.negatives() >= covered.positives()) {
                break;
            }
            rules.add(rule);
            double bits = length.of(rules);
            if (bits > shortest + MORE_BITS) {
                break;
            }
            shortest = Math.min(shortest, bits);
            open.andNot(rule.covered());
        }
        return compressed(rules);
    }

    private Conjunction grown(BitSet open) {
        GrowPruneRows.Parts part = parts.of(task, open);
        return pruned(growth.grow(Conjunction.EMPTY, part.grow()), part.prune(), RipperClass::precision);
    }

    private static double precision(Tally covered) {
        return covered.all() == 0 ? 0 : (covered.positives() - covered.negatives()) / covered.all();
    }

    /** Without its last conditions, as many as make it worth the most on these rows; of equals the shortest, and never all. */
    private Conjunction pruned(Conjunction rule, BitSet rows, ToDoubleFunction<Tally> worth) {
        int best = rule.length();
        double most = Double.NEGATIVE_INFINITY;
        for (int count = 1; count <= rule.length(); count++) {
            double value = worth.applyAsDouble(task.tally(rule.first(count).among(rows, task.table())));
            if (value > most + 1e-12) {
                most = value;
                best = count;
            }
        }
        return rule.first(best);
    }

    /** From the last to the first, without those that make the whole longer. */
    private List<CoveringRule> compressed(List<CoveringRule> rules) {
        List<CoveringRule> kept = new ArrayList<>(rules);
        double bits = length.of(kept);
        for (int i = kept.size() - 1; i >= 0; i--) {
            CoveringRule rule = kept.remove(i);
            double without = length.of(kept);
            if (without > bits) {
                kept.add(i, rule);
            } else {
                bits = without;
            }
        }
        return kept;
    }

    /** Each rule, the one that is grown in its place and the one that it grows into: the one with which the whole is shortest. */
    private List<CoveringRule> optimised(List<CoveringRule> rules) {
        List<CoveringRule> changed = new ArrayList<>(rules);
        for (int i = 0; i < changed.size() && !budget.isExhausted(); i++) {
            GrowPruneRows.Parts part = parts.of(task, without(task.left(), changed.subList(0, i)));
            BitSet prune = without(part.prune(), changed.subList(i + 1, changed.size()));
            CoveringRule original = changed.get(i);
            for (Conjunction start : List.of(Conjunction.EMPTY, original.rule())) {
                Conjunction other = pruned(
                        growth.grow(start, part.grow()), prune, covered -> covered.positives() - covered.negatives());
                consider(changed, i, other);
            }
        }
        return changed;
    }

    private void consider(List<CoveringRule> rules, int at, Conjunction other) {
        if (other.length() == 0) {
            return;
        }
        double bits = length.of(compressed(rules));
        CoveringRule present = rules.set(at, task.covering(other));
        if (length.of(compressed(rules)) >= bits) {
            rules.set(at, present);
        }
    }

    private static BitSet without(BitSet rows, List<CoveringRule> rules) {
        BitSet rest = (BitSet) rows.clone();
        rules.forEach(rule -> rest.andNot(rule.covered()));
        return rest;
    }

    private static BitSet both(BitSet a, BitSet b) {
        BitSet both = (BitSet) a.clone();
        both.and(b);
        return both;
    }
}
