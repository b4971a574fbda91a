package dev.cleave.logic.minimise;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.util.List;

/**
 * Rules of which none can go, and from none of which a literal can go.
 *
 * @param proven whether no fewer rules would do and, among as many, no fewer literals
 */
public record Minimised(List<Rule.All> rules, boolean proven) {
    public Minimised {
        rules = List.copyOf(rules);
    }

    public Definition definition() {
        return Definition.of(rules);
    }

    long price() {
        return rules.stream().mapToLong(RuleCost::of).sum();
    }
}
