package dev.cleave.ledger;

import dev.cleave.data.Scores;
import dev.cleave.data.WeightedScores;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * One line of the ledger.
 *
 * @param weighted the same scores with rows counted by their weight; as the scores are where every row counts 1
 * @param size {@link Size#NONE} where the stage is a network
 */
public record Stage(String name, Map<Part, Scores> scores, Map<Part, WeightedScores> weighted, Size size) {
    public Stage {
        scores = copy(scores);
        weighted = copy(weighted);
        if (!scores.keySet().equals(weighted.keySet())) {
            throw new IllegalArgumentException(scores.keySet() + " scored, " + weighted.keySet() + " by weight");
        }
    }

    /** Every row counts 1. */
    public Stage(String name, Map<Part, Scores> scores, Size size) {
        this(name, scores, equallyWeighted(scores), size);
    }

    private static <T> Map<Part, T> copy(Map<Part, T> map) {
        EnumMap<Part, T> copy = new EnumMap<>(Part.class);
        copy.putAll(map);
        return Collections.unmodifiableMap(copy);
    }

    private static Map<Part, WeightedScores> equallyWeighted(Map<Part, Scores> scores) {
        Map<Part, WeightedScores> weighted = new EnumMap<>(Part.class);
        scores.forEach((part, found) -> weighted.put(part, found.asWeighted()));
        return weighted;
    }

    public boolean hasRules() {
        return !size.equals(Size.NONE);
    }

    /** Whether weights make a difference to how rows are counted. */
    public boolean isWeighted() {
        return !weighted.equals(equallyWeighted(scores));
    }

    /** Empty where no rows were held out. */
    public Optional<Scores> on(Part part) {
        return Optional.ofNullable(scores.get(part));
    }

    /** Rows counted by their weight; empty where no rows were held out. */
    public Optional<WeightedScores> weightedOn(Part part) {
        return Optional.ofNullable(weighted.get(part));
    }
}
