package dev.cleave.explanation;

import dev.cleave.encoding.Encoding;
import dev.cleave.explanation.counterfactual.ChangeResult;
import java.util.List;

/**
 * The least that would have to change about a row for another answer.
 *
 * @param value the other answer
 * @param changes none where there is no such change, or none is known
 * @param drafts how many were looked at before the search gave up, where it did
 */
public record LeastChange(String value, Status status, List<ColumnChange> changes, int drafts) {
    /** What came of the search. */
    public enum Status {
        FOUND,
        IMPOSSIBLE,
        UNDECIDED
    }

    public LeastChange {
        changes = List.copyOf(changes);
    }

    static LeastChange of(String value, ChangeResult answer, Encoding encoding, int drafts) {
        if (answer instanceof ChangeResult.Found found) {
            return new LeastChange(
                    value,
                    Status.FOUND,
                    found.changes().stream()
                            .map(change -> ColumnChange.of(change, encoding))
                            .toList(),
                    drafts);
        }
        return new LeastChange(
                value,
                answer instanceof ChangeResult.Impossible ? Status.IMPOSSIBLE : Status.UNDECIDED,
                List.of(),
                drafts);
    }

    @Override
    public String toString() {
        return switch (status) {
            case FOUND ->
                "the least change for " + value + ": "
                        + String.join(
                                ", and ",
                                changes.stream().map(ColumnChange::toString).toList());
            case IMPOSSIBLE -> "no change gives " + value + ": the rules never say so";
            case UNDECIDED ->
                "the least change for " + value + " was not decided within the limit of " + drafts + " drafts";
        };
    }
}
