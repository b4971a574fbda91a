package dev.cleave.logic.minimise;

import dev.cleave.logic.Rule;

/** What a rule costs, as one number to add up: rules count first, then literals, then negated ones. */
final class RuleCost {
    private static final long RULE = 1L << 44;
    private static final long LITERAL = 1L << 22;

    private RuleCost() {}

    static long of(Rule.All rule) {
        long negated =
                rule.literals().stream().filter(literal -> !literal.positive()).count();
        return RULE + LITERAL * rule.length() + negated;
    }
}
