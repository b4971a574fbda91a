package dev.cleave.explanation;

import java.util.List;

/**
 * Why a label holds for a row or does not.
 *
 * @param label in the user's own words
 * @param value that the rules say
 * @param probability by the rules that it holds
 * @param network the same by the soft network
 * @param negated whether the rules say when it does not hold
 * @param says the value that the rules speak for where they fire
 * @param change the least for the other value
 */
public record LabelExplanation(
        String label,
        String column,
        String value,
        boolean holds,
        double probability,
        double network,
        boolean negated,
        String says,
        List<RuleReason> fired,
        List<RuleReason> didNotFire,
        LeastChange change) {
    public LabelExplanation {
        fired = List.copyOf(fired);
        didNotFire = List.copyOf(didNotFire);
    }
}
