package dev.cleave.explanation.counterfactual;

import java.util.List;

/** What came of the search for the smallest change. */
public sealed interface ChangeResult {
    /** These changes give the other answer, and no fewer do; in order of their groups. */
    record Found(List<Change> changes) implements ChangeResult {
        public Found {
            changes = List.copyOf(changes);
        }

        public int steps() {
            return changes.stream().mapToInt(Change::steps).sum();
        }
    }

    /** No valid row has the other answer. */
    record Impossible() implements ChangeResult {}

    /** The search ended before it knew. */
    record Undecided() implements ChangeResult {}
}
