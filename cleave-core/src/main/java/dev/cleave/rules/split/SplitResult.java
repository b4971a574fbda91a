package dev.cleave.rules.split;

import dev.cleave.logic.Rule;
import java.util.List;

/** The rules of a node: all of them, or those that were found before something ran out. */
public sealed interface SplitResult {
    /** Those found; no rule follows from another. */
    List<Rule.All> rules();

    /** All rules: the node holds when any of them fires, and only then. */
    record Whole(List<Rule.All> rules) implements SplitResult {
        public Whole {
            rules = List.copyOf(rules);
        }
    }

    /** Some of the rules: the node holds when any of them fires, and in other cases too. */
    record Part(List<Rule.All> rules, Shortage shortage) implements SplitResult {
        public Part {
            rules = List.copyOf(rules);
        }
    }
}
