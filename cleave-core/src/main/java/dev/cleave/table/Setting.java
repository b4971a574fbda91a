package dev.cleave.table;

/** What a caller may say otherwise to put an input right; a command line has a flag for each. */
public enum Setting {
    TARGET,
    POSITIVE,
    TASK,
    CLASS_WEIGHTS,
    DECISION,
    EXTRACT,
    CATEGORICAL,
    NUMERIC,
    ORDERED,
    OUT,
    DATA_DIR
}
