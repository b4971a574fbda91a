package dev.cleave.comparison;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/** On which inputs two models answer in another way. */
public sealed interface InputDifference {
    /** A row that shows it, by column; empty cells are missing. */
    Optional<Map<String, String>> witness();

    /** Of all inputs that either knows, counted. */
    record Counted(BigInteger differing, BigInteger inputs, Optional<Map<String, String>> witness)
            implements InputDifference {}

    /** Proved to be the same, where they were too many to be counted. */
    record None(BigInteger inputs) implements InputDifference {
        @Override
        public Optional<Map<String, String>> witness() {
            return Optional.empty();
        }
    }

    /**
     * Of inputs that were drawn, each valid one as probable as any other.
     *
     * @param lower of an interval of 95 % of the share that differs
     */
    record Drawn(int differing, int drawn, double lower, double upper, Optional<Map<String, String>> witness)
            implements InputDifference {}

    /** Inputs could not be compared. */
    record Unknown(String reason) implements InputDifference {
        @Override
        public Optional<Map<String, String>> witness() {
            return Optional.empty();
        }
    }
}
