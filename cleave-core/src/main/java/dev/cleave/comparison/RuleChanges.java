package dev.cleave.comparison;

import java.util.ArrayList;
import java.util.List;

/**
 * What became of the rules of a first model in a second.
 *
 * @param changed the same rule with other points, or one that is nearly the same
 */
public record RuleChanges(List<SaidRule> same, List<SaidRule> gone, List<SaidRule> added, List<Change> changed) {
    private static final double ALIKE = 0.5; // words that two rules share, of all that they have

    /** A rule, and what it became. */
    public record Change(SaidRule before, SaidRule after) {}

    public RuleChanges {
        same = List.copyOf(same);
        gone = List.copyOf(gone);
        added = List.copyOf(added);
        changed = List.copyOf(changed);
    }

    static RuleChanges of(List<SaidRule> before, List<SaidRule> after) {
        List<SaidRule> gone = new ArrayList<>(before);
        List<SaidRule> added = new ArrayList<>(after);
        List<SaidRule> same = new ArrayList<>();
        for (SaidRule rule : before) {
            if (added.remove(rule)) {
                gone.remove(rule);
                same.add(rule);
            }
        }
        return new RuleChanges(same, gone, added, List.of()).paired();
    }

    /** Those that are most alike belong together. */
    private RuleChanges paired() {
        List<SaidRule> left = new ArrayList<>(gone);
        List<SaidRule> more = new ArrayList<>(added);
        List<Change> pairs = new ArrayList<>(changed);
        while (true) {
            Change best = null;
            double most = ALIKE;
            for (SaidRule before : left) {
                for (SaidRule after : more) {
                    if (before.likeness(after) > most || best == null && before.likeness(after) >= most) {
                        best = new Change(before, after);
                        most = before.likeness(after);
                    }
                }
            }
            if (best == null) {
                return new RuleChanges(same, left, more, pairs);
            }
            pairs.add(best);
            left.remove(best.before);
            more.remove(best.after);
        }
    }
}
