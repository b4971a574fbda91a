package dev.cleave.lab.paper;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.exact.ExactWeights;
import dev.cleave.rules.split.NodeSplit;
import dev.cleave.rules.split.Shortage;
import dev.cleave.rules.split.SplitResult;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The paper's own splitting of a conjunction (its algorithm in appendix B, and its mirror image for appendix C): breadth-first
 * over sets of inputs, one size after another, with every set of a size in memory. Exponential even where the answer is small.
 * Kept for comparison and as an oracle; {@link NodeSplit} gives the same rules. Ties are decided exactly, which the published
 * code does not do.
 */
public final class PaperSplit {
    private final float[] weights;
    private final int[] used;
    private final long[] sizes; // [inputs]
    private final long largest;
    private final Budget budget;

    private PaperSplit(float[] weights, Budget budget) {
        ExactWeights exact = ExactWeights.of(weights);
        if (!exact.areSmall()) {
            throw new IllegalArgumentException("the weights lie too far apart to be added in a long");
        }
        this.weights = weights.clone();
        this.used = exact.inputs();
        this.sizes = new long[weights.length];
        IntStream.range(0, used.length)
                .forEach(i -> sizes[used[i]] = exact.size(i).longValueExact());
        this.largest = exact.largest().longValueExact();
        this.budget = budget;
    }

    /**
     * When the conjunction is true. Throws {@link IllegalArgumentException} where the weights' exact sum does not fit in a
     * long.
     */
    public static SplitResult positive(float[] weights, Budget budget) {
        return new PaperSplit(weights, budget).positive();
    }

    /** When the conjunction is not true; throws as {@link #positive} does. */
    public static SplitResult negative(float[] weights, Budget budget) {
        return new PaperSplit(weights, budget).negative();
    }

    /** Exclusion sets grow while their sum stays below half of the largest; those that can't grow are kept. */
    private SplitResult positive() {
        List<Rule.All> rules = new ArrayList<>();
        Set<BitSet> level = used.length == 0 ? Set.of() : Set.of(new BitSet());
        while (!level.isEmpty()) {
            Set<BitSet> next = new LinkedHashSet<>();
            for (BitSet excluded : level) {
                if (budget.isExhausted()) {
                    return new SplitResult.Part(rules, Shortage.TIME);
                }
                if (!grow(excluded, next)) {
                    rules.add(rule(allBut(excluded), 1));
                }
            }
            level = next;
        }
        return new SplitResult.Whole(rules);
    }

    private boolean grow(BitSet excluded, Set<BitSet> next) {
        boolean grew = false;
        for (int input : used) {
            if (!excluded.get(input) && 2 * (sum(excluded) + sizes[input]) < largest) {
                next.add(with(excluded, input));
                grew = true;
            }
        }
        return grew;
    }

    /** Sets of mismatches grow until their sum reaches half of the largest, unless they hold one that already did. */
    private SplitResult negative() {
        List<BitSet> minimal = new ArrayList<>();
        Set<BitSet> level = Set.of(new BitSet());
        while (!level.isEmpty()) {
            Set<BitSet> next = new LinkedHashSet<>();
            for (BitSet mismatched : level) {
                if (budget.isExhausted()) {
                    return new SplitResult.Part(rules(minimal), Shortage.TIME);
                }
                if (2 * sum(mismatched) < largest) {
                    IntStream.of(used).filter(i -> !mismatched.get(i)).forEach(i -> next.add(with(mismatched, i)));
                } else if (minimal.stream().noneMatch(smaller -> isSubset(smaller, mismatched))) {
                    minimal.add(mismatched);
                }
            }
            level = next;
        }
        return new SplitResult.Whole(rules(minimal));
    }

    private List<Rule.All> rules(List<BitSet> mismatches) {
        return mismatches.stream().map(set -> rule(set, -1)).toList();
    }

    private Rule.All rule(BitSet inputs, int sign) {
        return new Rule.All(inputs.stream()
                .mapToObj(i -> new Literal(i, sign * weights[i] > 0))
                .toList());
    }

    private BitSet allBut(BitSet excluded) {
        BitSet kept = new BitSet();
        IntStream.of(used).filter(i -> !excluded.get(i)).forEach(kept::set);
        return kept;
    }

    private long sum(BitSet inputs) {
        return inputs.stream().mapToLong(i -> sizes[i]).sum();
    }

    private static BitSet with(BitSet inputs, int one) {
        BitSet more = (BitSet) inputs.clone();
        more.set(one);
        return more;
    }

    private static boolean isSubset(BitSet small, BitSet large) {
        BitSet rest = (BitSet) small.clone();
        rest.andNot(large);
        return rest.isEmpty();
    }
}
