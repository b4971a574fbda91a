package dev.cleave.pipeline.folds;

import dev.cleave.pipeline.cuts.PlacedRules;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.ScoredRules;
import java.util.List;
import java.util.Optional;

/**
 * What was found without a fold.
 *
 * @param path as the search left it
 * @param placed the same over atoms that have the thresholds which are used alone
 * @param held the fold, over the atoms of these
 * @param believed the same, with what the networks that did not see it say in place of labels
 */
public record FoldRules(
        List<ScoredRules> path, PlacedRules placed, WeightedSample held, Optional<WeightedSample> believed) {
    public FoldRules {
        path = List.copyOf(path);
    }
}
