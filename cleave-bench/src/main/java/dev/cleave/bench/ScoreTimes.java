package dev.cleave.bench;

import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Prints a line for each kind of rules and number of rows: millions of rows times rules that are scored in a second of
 * processor time on one thread, 64 rows at a time and row by row, and the ratio.
 */
public final class ScoreTimes {
    private static final int RULES = 32;

    private ScoreTimes() {}

    public static void main(String[] args) {
        System.out.printf(
                Locale.ROOT,
                "%-10s %9s %18s %18s %9s%n",
                "rules",
                "rows",
                "bit-parallel M/s",
                "row by row M/s",
                "ratio");
        for (RuleKind kind : RuleKind.values()) {
            for (int rows : new int[] {432, 8_124, 253_680}) {
                print(kind, rows);
            }
        }
    }

    private static void print(RuleKind kind, int rows) {
        ScoringCase scored = new ScoringCase(kind, rows, RULES);
        if (scored.bitParallel() != scored.rowByRow()) {
            throw new IllegalStateException("the two ways to score differ");
        }
        double fast = rate(scored, scored::bitParallel);
        double slow = rate(scored, scored::rowByRow);
        System.out.printf(
                Locale.ROOT,
                "%-10s %9d %18.1f %18.1f %8.1fx%n",
                kind.name().toLowerCase(Locale.ROOT),
                rows,
                fast,
                slow,
                fast / slow);
    }

    /** Millions of row-rules a second. */
    private static double rate(ScoringCase scored, LongSupplier work) {
        return Rate.of(work) * scored.rowRules() / 1e6;
    }
}
