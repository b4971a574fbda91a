package dev.cleave.rules.search.softmax;

import java.util.function.Predicate;

/** Asks for more conjunctions as long as they help on rows that they were not found on. Mutable. */
public final class StillImproving implements Predicate<ScoredRules> {
    private static final int PATIENCE = 10; // conjunctions, or a quarter of what there are

    private static final double ALL = 1 - 1e-12; // rows are right, and can only become more so

    private final MulticlassChoice choice;
    private double accuracy = Double.NEGATIVE_INFINITY;
    private double likelihood = Double.NEGATIVE_INFINITY;
    private int best;

    public StillImproving(MulticlassChoice choice) {
        this.choice = choice;
    }

    @Override
    public boolean test(ScoredRules rules) {
        double hits = choice.accuracy(rules);
        double likely = choice.likelihood(rules);
        int size = rules.bodies().size();
        best = hits > accuracy || likely > likelihood && hits < ALL ? size : best;
        accuracy = Math.max(accuracy, hits);
        likelihood = Math.max(likelihood, likely);
        return size < best + Math.max(PATIENCE, best / 4);
    }
}
