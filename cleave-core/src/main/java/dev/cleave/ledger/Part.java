package dev.cleave.ledger;

/** Which rows a score is about. */
public enum Part {
    /** All rows that learning may look at. */
    TRAIN,
    /** Rows that learning never sees. */
    TEST
}
