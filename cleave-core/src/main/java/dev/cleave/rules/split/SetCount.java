package dev.cleave.rules.split;

import dev.cleave.budget.Budget;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Counts the minimal sets of weights whose sum reaches a bound, without listing them. Where k is the smallest weight in such a
 * set, the rest of it is a subset of the larger weights whose sum is below the bound by at most k. Those subsets are counted
 * from the sorted sums of two halves of the larger weights (meet in the middle); where the bound is more than half of all, the
 * weights left out are counted in place of the weights taken.
 */
final class SetCount {
    /** The most weights whose subsets can be counted in the halves' longs. */
    static final int MOST_WEIGHTS = 120;

    private static final int MOST_SUMS = 1 << 24;

    private final long[] weights;
    private final long bound;
    private final boolean isComplement;
    private final long ceiling;

    /** Takes weights, largest first, of a sum that is at least the bound, which is at least 1. */
    SetCount(long[] weights, long total, long bound) {
        this.weights = weights;
        this.bound = bound;
        this.isComplement = bound > total - bound;
        this.ceiling = isComplement ? total - bound : bound - 1;
    }

    RuleCount count(Budget budget) {
        HalfSums larger = HalfSums.ofNothing();
        HalfSums smaller = HalfSums.ofNothing();
        BigInteger sets = BigInteger.ZERO;
        long before = 0;
        for (long weight : weights) {
            Optional<Shortage> shortage = shortage(larger, budget);
            if (shortage.isPresent()) {
                return new RuleCount.Unknown(shortage.get());
            }
            sets = sets.add(rests(larger, smaller, before, weight).toBigInteger());
            before += weight;
            HalfSums grown = smaller.with(weight, ceiling);
            smaller = grown.size() < larger.size() ? grown : larger;
            larger = grown.size() < larger.size() ? larger : grown;
        }
        return new RuleCount.Exact(sets);
    }

    /** How many subsets of the weights so far are completed by this one. */
    private WideSum rests(HalfSums one, HalfSums other, long before, long weight) {
        return isComplement
                ? one.pairs(other, before - bound + 1, before - bound + weight + 1)
                : one.pairs(other, bound - weight, bound);
    }

    private static Optional<Shortage> shortage(HalfSums sums, Budget budget) {
        if (sums.size() > MOST_SUMS) {
            return Optional.of(Shortage.MEMORY);
        }
        return budget.isExhausted() ? Optional.of(Shortage.TIME) : Optional.empty();
    }
}
