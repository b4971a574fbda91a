package dev.cleave.rules.reading;

import dev.cleave.logic.Definition;
import org.jspecify.annotations.NullMarked;

/** What became of one output: rules that say what the network does, or why there are none. */
@NullMarked
public sealed interface ExactExtraction {
    /** The definition agrees with the network on every valid input. */
    record Extracted(Definition definition) implements ExactExtraction {}

    /** No rules, for a reason to tell the user. */
    record GaveUp(String reason) implements ExactExtraction {}
}
