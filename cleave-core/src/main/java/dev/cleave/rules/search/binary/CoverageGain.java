package dev.cleave.rules.search.binary;

/** What it is worth, row by row, that one rule covers it while all others stay as they are. */
public interface CoverageGain {
    /** Says which rows a rule covers from now on. */
    void covers(int rule, long[] covered);

    /**
     * What rows are worth to a rule; that of others means nothing.
     *
     * @param eligible the rows that are asked for
     */
    double[] of(int rule, long[] eligible);
}
