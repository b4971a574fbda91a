package dev.cleave.evaluation;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * One line of the ledger.
 *
 * @param weighted the same scores with rows counted by their weight; as the scores are where every row counts 1
 * @param size {@link RuleSize#NONE} where the stage is a network
 */
public record Stage(String name, Map<RowPart, Scores> scores, Map<RowPart, WeightedScores> weighted, RuleSize size) {
    public Stage {
        scores = copy(scores);
        weighted = copy(weighted);
        if (!scores.keySet().equals(weighted.keySet())) {
            throw new IllegalArgumentException(scores.keySet() + " scored, " + weighted.keySet() + " by weight");
        }
    }

    /** Every row counts 1. */
    public Stage(String name, Map<RowPart, Scores> scores, RuleSize size) {
        this(name, scores, equallyWeighted(scores), size);
    }

    private static <T> Map<RowPart, T> copy(Map<RowPart, T> map) {
        EnumMap<RowPart, T> copy = new EnumMap<>(RowPart.class);
        copy.putAll(map);
        return Collections.unmodifiableMap(copy);
    }

    private static Map<RowPart, WeightedScores> equallyWeighted(Map<RowPart, Scores> scores) {
        Map<RowPart, WeightedScores> weighted = new EnumMap<>(RowPart.class);
        scores.forEach((part, found) -> weighted.put(part, found.asWeighted()));
        return weighted;
    }

    public boolean hasRules() {
        return !size.equals(RuleSize.NONE);
    }

    /** Whether weights make a difference to how rows are counted. */
    public boolean isWeighted() {
        return !weighted.equals(equallyWeighted(scores));
    }

    /** Empty where no rows were held out. */
    public Optional<Scores> on(RowPart part) {
        return Optional.ofNullable(scores.get(part));
    }

    /** Rows counted by their weight; empty where no rows were held out. */
    public Optional<WeightedScores> weightedOn(RowPart part) {
        return Optional.ofNullable(weighted.get(part));
    }
}
