package dev.cleave.pipeline.folds;

import dev.cleave.rules.search.softmax.SizeChoice;
import java.util.List;

/**
 * What a kind of search leads to, fold by fold.
 *
 * @param placed whether thresholds are moved to where labels want them
 */
public record Searched(SearchKind kind, List<FoldRules> folds, SizeChoice choice, boolean placed) {
    public Searched {
        folds = List.copyOf(folds);
    }

    /** As many as there may be on a frontier. */
    public int most() {
        return kind.shape().isBoosted() ? choice.most() : choice.accurate();
    }
}
