package dev.cleave.rules.reading;

import dev.cleave.logic.minimise.MinimiserLimits;
import org.jspecify.annotations.NullMarked;

/**
 * How far exact extraction goes.
 *
 * @param assignments the most valid assignments of a cone that are run through
 * @param mayNegate whether a head may be stated by the rules of its negation where they are shorter
 * @param effort how hard to look for few rules
 */
@NullMarked
public record ConeLimits(int assignments, boolean mayNegate, MinimiserLimits effort) {
    public ConeLimits {
        if (assignments < 1) {
            throw new IllegalArgumentException("a cone has at least one assignment: " + assignments);
        }
    }

    public static ConeLimits defaults() {
        return new ConeLimits(1 << 22, false, MinimiserLimits.defaults());
    }

    public ConeLimits withAssignments(int other) {
        return new ConeLimits(other, mayNegate, effort);
    }

    public ConeLimits withNegation() {
        return new ConeLimits(assignments, true, effort);
    }
}
