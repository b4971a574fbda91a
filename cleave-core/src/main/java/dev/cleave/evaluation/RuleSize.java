package dev.cleave.evaluation;

/**
 * How large the rules of a stage are.
 *
 * @param rules lines, an at-least rule being one
 * @param atLeast how many of them are at-least rules
 * @param maxLength the literals of the longest
 */
public record RuleSize(int rules, int atLeast, int literals, int maxLength) {
    /** Of a stage that is a network; rules that never fire have a size of 0, which is another thing. */
    public static final RuleSize NONE = new RuleSize(-1, -1, -1, -1);
}
