package dev.cleave.rules.split;

import dev.cleave.network.exact.ExactWeights;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * The minimal sets of weights whose sum reaches a bound, found depth first, largest weight first. A set that reaches the bound
 * with its smallest weight, and not without it, is minimal; and from wherever the bound is still in reach there is an answer.
 * So no branch is in vain: the delay between answers is linear, and there is no queue and nothing to compare with.
 */
final class ReachingSets {
    private final int[] inputs;
    private final Remainder missing;
    private final boolean isBoundPositive;
    private final Visitor visitor;
    private final int[] chosen;
    private int size;

    ReachingSets(ExactWeights weights, BigInteger bound, Visitor visitor) {
        this.inputs = weights.inputs();
        this.missing = Remainder.of(weights, bound);
        this.isBoundPositive = bound.signum() > 0;
        this.visitor = visitor;
        this.chosen = new int[inputs.length];
    }

    /** Returns whether every set was visited: the visitor may stop early. */
    boolean visit() {
        if (!isBoundPositive) {
            return visitor.visit(0, this);
        }
        return !missing.isInReach(0) || from(0, 0);
    }

    /** The inputs of the set that is being visited. */
    int[] inputs() {
        return Arrays.copyOf(chosen, size);
    }

    /** All sets whose next weight is i or a smaller one; the bound is in reach from i. */
    private boolean from(int first, long mask) {
        for (int i = first; missing.isInReach(i); i++) {
            if (!with(i, mask)) {
                return false;
            }
        }
        return true;
    }

    private boolean with(int i, long mask) {
        long larger = mask | 1L << inputs[i];
        chosen[size++] = inputs[i];
        boolean goOn = missing.isMetBy(i) ? visitor.visit(larger, this) : below(i, larger);
        size--;
        return goOn;
    }

    private boolean below(int i, long mask) {
        missing.take(i);
        boolean goOn = from(i + 1, mask);
        missing.putBack(i);
        return goOn;
    }

    /** Hears of each set; returns whether to go on. */
    interface Visitor {
        /** The mask has bit i for input i; it means nothing where there are more than 64 inputs. */
        boolean visit(long mask, ReachingSets sets);
    }
}
