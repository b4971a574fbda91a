package dev.cleave.rules.search.binary;

import dev.cleave.logic.Rule;
import java.util.List;

/** The rules that a search arrived at with one price, and their F1 on its rows. */
public record BinaryStep(double price, List<Rule.All> rules, double f1) {
    public BinaryStep {
        rules = List.copyOf(rules);
    }

    public int literals() {
        return rules.stream().mapToInt(Rule.All::length).sum();
    }

    /** What is compared where two are equally good: rules and half of their literals. */
    public double size() {
        return rules.size() + literals() / 2.0;
    }
}
