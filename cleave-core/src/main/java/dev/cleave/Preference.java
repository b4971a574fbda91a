package dev.cleave;

/** Which of the rule sets of a frontier is wanted. */
public enum Preference {
    /** The most accurate with at most ten rules. */
    READABLE,
    /** The fewest rules that can't be told from the network on rows not learned from. */
    BALANCED,
    /** As many rules as still help on rows not learned from. */
    ACCURATE;

    /** The most rules that are {@link #READABLE}. */
    public static final int FEW_RULES = 10;
}
