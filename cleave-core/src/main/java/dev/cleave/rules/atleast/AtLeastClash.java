package dev.cleave.rules.atleast;

import dev.cleave.logic.TruthFunction;
import org.jspecify.annotations.NullMarked;

/** A positive and a negative assignment that some values failed to tell apart, which most other values fail at, too. */
@NullMarked
final class AtLeastClash {
    private final int[] positive; // [groups], the state of each
    private final int[] negative;

    AtLeastClash(TruthFunction truth, int positive, int negative) {
        this.positive = states(truth, positive);
        this.negative = states(truth, negative);
    }

    private static int[] states(TruthFunction truth, int assignment) {
        int[] states = new int[truth.groups().size()];
        for (int position = 0; position < states.length; position++) {
            states[position] = truth.state(assignment, position);
        }
        return states;
    }

    /** Whether the positive one has the higher sum of values, [groups][states]. */
    boolean isResolvedBy(int[][] values) {
        int ahead = 0;
        for (int position = 0; position < positive.length; position++) {
            ahead += values[position][positive[position]] - values[position][negative[position]];
        }
        return ahead > 0;
    }
}
