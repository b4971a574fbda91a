package dev.cleave.logic;

/** What a rule costs, as one number to add up: rules count first, then literals, then negated ones. */
final class Price {
    private static final long RULE = 1L << 44;
    private static final long LITERAL = 1L << 22;

    private Price() {}

    static long of(Rule.All rule) {
        long negated =
                rule.literals().stream().filter(literal -> !literal.positive()).count();
        return RULE + LITERAL * rule.length() + negated;
    }
}
