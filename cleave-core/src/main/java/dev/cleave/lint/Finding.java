package dev.cleave.lint;

/**
 * One thing that is odd.
 *
 * @param subject the rule, threshold, class or column that it is about, in words
 * @param text what is odd about it
 */
public record Finding(Kind kind, String subject, String text) {
    /** What was looked for. */
    public enum Kind {
        /** A rule or condition that no valid input can meet. */
        NEVER_FIRES,
        /** A rule that fires on no row. */
        NO_ROW,
        /** A rule that could be left out: the others say the same. */
        IMPLIED,
        /** Two classes that can be said of one input. */
        CONTRADICTION,
        /** A threshold that has all numbers on one side. */
        THRESHOLD_OUTSIDE,
        /** A threshold whose next value in the data, on one side, is a single row. */
        HANGS_ON_ONE_ROW,
        /** A class or label that is never said. */
        NEVER_SAID,
        /** A column whose cells are others than in training. */
        DRIFT
    }

    @Override
    public String toString() {
        return subject + ": " + text;
    }
}
