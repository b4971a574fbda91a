package dev.cleave.ledger;

import dev.cleave.data.Scores;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * One line of the ledger.
 *
 * @param size {@link Size#NONE} where the stage is a network
 */
public record Stage(String name, Map<Part, Scores> scores, Size size) {
    public Stage {
        EnumMap<Part, Scores> copy = new EnumMap<>(Part.class);
        copy.putAll(scores);
        scores = Collections.unmodifiableMap(copy);
    }

    public boolean hasRules() {
        return !size.equals(Size.NONE);
    }

    /** Empty where no rows were held out. */
    public Optional<Scores> on(Part part) {
        return Optional.ofNullable(scores.get(part));
    }
}
