package dev.cleave.rules.search.body;

import dev.cleave.logic.Literal;
import java.util.List;
import java.util.OptionalDouble;

/** A rule whose thresholds may have left those of the encoding. */
public record PolishedRule(List<Part> parts) {
    public PolishedRule {
        parts = List.copyOf(parts);
    }

    /** A literal as the encoding has it and, where it is about a threshold, what that threshold is now. */
    public record Part(Literal literal, OptionalDouble threshold) {}
}
