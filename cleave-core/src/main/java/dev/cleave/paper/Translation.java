package dev.cleave.paper;

import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.split.Shortage;

/** What became of a network that was to be translated. */
public sealed interface Translation {
    /**
     * A program, and the network of weights -6, 0 and 6 that it is.
     *
     * @param network hard; answers every row as the rules do
     * @param threshold the value that was best for telling weights from 0
     * @param complete whether it was pruned to the end; false where the budget ran out before
     */
    record Translated(HardNetwork network, RuleSet rules, double threshold, boolean complete) implements Translation {}

    /** There is no program, for want of time or because a conjunction has more rules than were allowed. */
    record Unfinished(Shortage shortage) implements Translation {}
}
