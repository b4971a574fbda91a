package dev.cleave.logic.minimise;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.Bits;
import dev.cleave.logic.bits.Coverage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Rules for many rows: several noisy expansions from rows not covered yet, the one that covers most of them, and so on. */
final class GreedyRules {
    private static final long POOL_WORDS = 1 << 22;
    private static final double[] KEEP = {1, 2, 0.5, 4};

    private final Examples examples;
    private final MinimiserLimits effort;
    private final SplittableRandom random;
    private final Expansion expansion;
    private final Map<Rule.All, Bits> pool = new LinkedHashMap<>();

    GreedyRules(Examples examples, MinimiserLimits effort) {
        this.examples = examples;
        this.effort = effort;
        this.random = new SplittableRandom(effort.seed());
        this.expansion = new Expansion(examples, random);
    }

    /** Primes that cover all positives together, and others that were met on the way; empty where the budget runs out. */
    Optional<List<Rule.All>> find(Budget budget) {
        Bits uncovered = examples.on().copy();
        List<Rule.All> chosen = new ArrayList<>();
        while (!uncovered.isEmpty()) {
            if (budget.isExhausted()) {
                return Optional.empty();
            }
            Rule.All best = best(uncovered);
            chosen.add(best);
            uncovered.remove(covered(best));
        }
        return Optional.of(hasRoom() ? List.copyOf(pool.keySet()) : chosen);
    }

    private Rule.All best(Bits uncovered) {
        Rule.All best = expansion.of(pick(uncovered), uncovered, 0, KEEP[0]);
        for (int i = 1; i < effort.tries(); i++) {
            double noise = i < KEEP.length ? 0 : 1;
            Rule.All other = expansion.of(pick(uncovered), uncovered, noise, KEEP[i % KEEP.length]);
            if (isBetter(other, best, uncovered)) {
                best = other;
            }
        }
        return best;
    }

    private boolean isBetter(Rule.All one, Rule.All other, Bits uncovered) {
        int gain = covered(one).countCommon(uncovered) - covered(other).countCommon(uncovered);
        return gain > 0 || gain == 0 && RuleCost.of(one) < RuleCost.of(other);
    }

    private int pick(Bits rows) {
        int at = rows.next(random.nextInt(examples.rows().rows()));
        return at >= 0 ? at : rows.next(0);
    }

    private Bits covered(Rule.All rule) {
        Bits known = pool.get(rule);
        if (known != null) {
            return known;
        }
        Bits rows = Bits.of(Coverage.of(rule, examples.rows()));
        if (hasRoom()) {
            pool.put(rule, rows);
        }
        return rows;
    }

    private boolean hasRoom() {
        return (long) (pool.size() + 1) * examples.rows().words() <= POOL_WORDS;
    }
}
