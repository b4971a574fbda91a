package dev.cleave.rules.split;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.exact.ExactWeights;
import dev.cleave.network.exact.NodeThreshold;
import dev.cleave.pruning.WeightRows;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules that say when a node over inputs of -1 and 1 is true, or when it is not (the paper's section 3 and appendices B
 * and C). With M the largest |w|, a conjunction is true when the |w| of the mismatched inputs add up to less than M/2, a
 * disjunction when those of the matched ones add up to more; both exactly, and f = 0 is false. All of it comes down to minimal
 * sets of inputs whose |w| add up to a bound, one rule each. Immutable; inputs stand in rules as atoms of the same index.
 */
public final class NodeSplit {
    private final float[] signs;
    private final ExactWeights weights;
    private final BigInteger bound;

    private NodeSplit(float[] signs, ExactWeights weights, BigInteger bound) {
        this.signs = signs;
        this.weights = weights;
        this.bound = bound;
    }

    /** When a node is true. Throws {@link IllegalArgumentException} where a weight is not finite. */
    public static NodeSplit positive(Kind kind, float... weights) {
        NodeThreshold node = NodeThreshold.of(kind, 1, weights);
        return new NodeSplit(weights.clone(), node.weights(), node.bound());
    }

    /** When a node is not true. Throws {@link IllegalArgumentException} where a weight is not finite. */
    public static NodeSplit negative(Kind kind, float... weights) {
        NodeThreshold node = NodeThreshold.of(kind, 1, weights);
        return new NodeSplit(negated(weights), node.weights(), node.boundOfMismatches());
    }

    /** When a node of a layer whose delta is 1 is true. */
    public static NodeSplit positive(SemiSymbolicLayer layer, int node) {
        return positive(layer.kind(), weights(layer, node));
    }

    /** When a node of a layer whose delta is 1 is not true. */
    public static NodeSplit negative(SemiSymbolicLayer layer, int node) {
        return negative(layer.kind(), weights(layer, node));
    }

    private static float[] negated(float[] weights) {
        float[] negated = new float[weights.length];
        for (int i = 0; i < weights.length; i++) {
            negated[i] = -weights[i];
        }
        return negated;
    }

    private static float[] weights(SemiSymbolicLayer layer, int node) {
        if (layer.delta() != 1) {
            throw new IllegalArgumentException("only nodes with delta 1 can be split, not " + layer);
        }
        return WeightRows.of(layer)[node];
    }

    /** The rules, at most so many, within the budget. */
    public SplitResult list(int mostRules, Budget budget) {
        List<Rule.All> rules = new ArrayList<>();
        Optional<Shortage> shortage = visit(
                (mask, sets) -> {
                    boolean isWanted = rules.size() < mostRules;
                    if (isWanted) {
                        rules.add(rule(sets.inputs()));
                    }
                    return isWanted;
                },
                budget);
        return shortage.<SplitResult>map(ranOut -> new SplitResult.Part(rules, ranOut))
                .orElseGet(() -> new SplitResult.Whole(rules));
    }

    /**
     * Visits the inputs of every rule, for nodes of up to 64 inputs; empty when there was no shortage. A visitor that wants no
     * more makes for a shortage of rules.
     */
    public Optional<Shortage> visit(MaskVisitor visitor, Budget budget) {
        if (signs.length > Long.SIZE) {
            throw new IllegalArgumentException(signs.length + " inputs don't fit in a mask; list the rules instead");
        }
        return visit((mask, sets) -> visitor.visit(mask), budget);
    }

    private Optional<Shortage> visit(ReachingSets.Visitor visitor, Budget budget) {
        TimedVisitor timed = new TimedVisitor(visitor, budget);
        boolean isWhole = new ReachingSets(weights, bound, timed).visit();
        return isWhole ? Optional.empty() : Optional.of(timed.isLate() ? Shortage.TIME : Shortage.RULES);
    }

    /** How many rules there are, without listing them where the weights allow. */
    public RuleCount count(Budget budget) {
        if (bound.signum() <= 0) {
            return new RuleCount.Exact(BigInteger.ONE);
        }
        if (bound.compareTo(weights.total()) > 0) {
            return new RuleCount.Exact(BigInteger.ZERO);
        }
        return weights.areSmall() && weights.size() <= SetCount.MOST_WEIGHTS
                ? new SetCount(weights.toLongs(), weights.total().longValueExact(), bound.longValueExact())
                        .count(budget)
                : countOneByOne(budget);
    }

    private RuleCount countOneByOne(Budget budget) {
        long[] count = new long[1];
        Optional<Shortage> shortage = visit(
                (mask, sets) -> {
                    count[0]++;
                    return true;
                },
                budget);
        return shortage.<RuleCount>map(RuleCount.Unknown::new)
                .orElseGet(() -> new RuleCount.Exact(BigInteger.valueOf(count[0])));
    }

    /** The rule of a set of inputs: each has the sign of its weight. */
    public Rule.All rule(int... inputs) {
        return new Rule.All(Arrays.stream(inputs)
                .mapToObj(i -> new Literal(i, signs[i] > 0))
                .toList());
    }
}
