package dev.cleave.extraction;

import dev.cleave.logic.Rule;
import java.util.List;

/** The rules of a node: all of them, or those that were found before something ran out. */
public sealed interface Split {
    /** Those found; no rule follows from another. */
    List<Rule.All> rules();

    /** All rules: the node holds when any of them fires, and only then. */
    record Whole(List<Rule.All> rules) implements Split {
        public Whole {
            rules = List.copyOf(rules);
        }
    }

    /** Some of the rules: the node holds when any of them fires, and in other cases too. */
    record Part(List<Rule.All> rules, Shortage shortage) implements Split {
        public Part {
            rules = List.copyOf(rules);
        }
    }
}
