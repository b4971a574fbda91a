package dev.cleave.explanation;

import java.util.List;

/**
 * Why a rule fires for a row, or does not.
 *
 * @param rule its body in the user's own words
 * @param details what the row has in the columns that the rule reads, or what it fails at
 * @param failing the literals that the row does not satisfy
 */
public record RuleReason(String rule, List<String> details, List<String> failing) {
    public RuleReason {
        details = List.copyOf(details);
        failing = List.copyOf(failing);
    }
}
