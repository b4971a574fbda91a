package dev.cleave.lab.report;

import dev.cleave.lab.trial.RuleLine;
import java.util.List;

/**
 * Rules of one data set.
 *
 * @param facts how they came about, and what they score
 * @param verdict what was proved of them
 */
public record Listing(String title, String facts, List<RuleLine> rules, String verdict) {
    public Listing {
        rules = List.copyOf(rules);
    }
}
