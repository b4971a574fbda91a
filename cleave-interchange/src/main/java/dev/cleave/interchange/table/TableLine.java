package dev.cleave.interchange.table;

import java.util.List;

/**
 * A line of a rule table.
 *
 * @param rule the rule's number; 0 where the line is of none
 * @param head what is defined: an output, or an auxiliary, as {@code aux 3}
 * @param kind how the lines of this rule work together
 * @param bound of an at-least rule; else empty
 * @param column that is compared, or an auxiliary; empty where a rule has no condition
 * @param points that the condition is worth; empty where conditions must all hold
 */
record TableLine(
        int rule, String head, Kind kind, String bound, String column, Operator operator, String value, String points) {
    static final List<String> HEADER =
            List.of("rule", "head", "kind", "at least", "column", "operator", "value", "points");

    /** What a rule says. */
    enum Kind {
        /** The head holds where all conditions do. */
        IF("if"),
        /** The head does not hold where all conditions do, and holds otherwise. */
        NOT_IF("not if"),
        AT_LEAST("if at least"),
        NOT_AT_LEAST("not if at least"),
        /** There is no rule, and the head never holds. */
        NEVER("never"),
        /** There is no rule, and the head always holds. */
        ALWAYS("always"),
        /** A class gets points; the one with the most holds, the first of equals. */
        POINTS("points");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        static Kind of(boolean isNegated, boolean isAtLeast) {
            return isAtLeast ? isNegated ? NOT_AT_LEAST : AT_LEAST : isNegated ? NOT_IF : IF;
        }

        boolean isNegated() {
            return this == NOT_IF || this == NOT_AT_LEAST || this == ALWAYS;
        }

        boolean isAtLeast() {
            return this == AT_LEAST || this == NOT_AT_LEAST;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** How a cell is compared. A missing cell is not equal to anything and not greater. */
    enum Operator {
        NONE(""),
        EQUAL("="),
        NOT_EQUAL("not ="),
        ABOVE(">"),
        NOT_ABOVE("not >"),
        /** Of words in an order. */
        AFTER("after"),
        NOT_AFTER("not after"),
        MISSING("is missing"),
        NOT_MISSING("is not missing"),
        HOLDS("holds"),
        NOT_HOLDS("does not hold");

        private final String text;

        Operator(String text) {
            this.text = text;
        }

        Operator negated() {
            return values()[ordinal() % 2 == 1 ? ordinal() + 1 : ordinal() - 1];
        }

        boolean isNegated() {
            return this != NONE && ordinal() % 2 == 0;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    List<String> cells() {
        return List.of(
                rule == 0 ? "" : Integer.toString(rule),
                head,
                kind.toString(),
                bound,
                column,
                operator.toString(),
                value,
                points);
    }
}
