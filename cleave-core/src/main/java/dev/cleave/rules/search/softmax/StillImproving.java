package dev.cleave.rules.search.softmax;

import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.function.Predicate;

/** Asks for more conjunctions as long as they help on rows that they were not found on. Mutable. */
public final class StillImproving implements Predicate<ScoredRules> {
    private static final int PATIENCE = 6; // conjunctions, or a quarter of what there are
    private static final double ALL = 1 - 1e-12; // rows are right, and can only become more so

    private final WeightedSample held;
    private final double weight;
    private double hits = Double.NEGATIVE_INFINITY;
    private double likelihood = Double.NEGATIVE_INFINITY;
    private int best;

    public StillImproving(WeightedSample held) {
        this.held = held;
        this.weight = held.weight();
    }

    @Override
    public boolean test(ScoredRules rules) {
        RowScores scores = RowScores.of(rules, held);
        int size = rules.bodies().size();
        best = scores.hits() > hits || scores.likelihood() > likelihood && scores.hits() < ALL * weight ? size : best;
        hits = Math.max(hits, scores.hits());
        likelihood = Math.max(likelihood, scores.likelihood());
        return size < best + Math.max(PATIENCE, best / 4);
    }
}
