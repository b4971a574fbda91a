package dev.cleave.evaluation;

/** Which rows a score is about. */
public enum RowPart {
    /** All rows that learning may look at. */
    TRAIN,
    /** Rows that learning never sees. */
    TEST
}
