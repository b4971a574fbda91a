package dev.cleave.pipeline.folds;

import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;

/** Whether other kinds of conjunctions are worth a try where one of them takes long, since classes and rows are very many (docs/adr/0045). */
final class OtherKinds {
    private static final int MANY_CLASSES = 100;
    private static final long MANY_PROBABILITIES = 4_000_000; // rows x classes
    private static final double HARDLY = 0.005; // of the rows

    private OtherKinds() {}

    static boolean areCostly(int rows, int classes) {
        return classes >= MANY_CLASSES && (long) rows * classes >= MANY_PROBABILITIES;
    }

    /** Whether networks have clearly more rows right than the first kind has; without networks nobody knows. */
    static boolean areNeeded(SizeChoice first) {
        RowScores network = first.network();
        double found = first.of(first.accurate()).hits();
        return network.rows() == 0 || network.hits() - found > HARDLY * first.weight();
    }
}
