package dev.cleave.rules.split;

/** What ran out before all rules were found. */
public enum Shortage {
    /** As many rules as were wanted were found, and there are more. */
    RULES,
    TIME,
    MEMORY
}
