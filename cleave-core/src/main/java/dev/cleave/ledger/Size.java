package dev.cleave.ledger;

/**
 * How large the rules of a stage are.
 *
 * @param rules lines, an at-least rule being one
 * @param atLeast how many of them are at-least rules
 * @param maxLength the literals of the longest
 */
public record Size(int rules, int atLeast, int literals, int maxLength) {
    /** Of a stage that is a network. */
    public static final Size NONE = new Size(0, 0, 0, 0);
}
