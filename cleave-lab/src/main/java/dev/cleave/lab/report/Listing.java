package dev.cleave.lab.report;

import dev.cleave.lab.trial.RuleLine;
import java.util.List;
import java.util.Locale;

/**
 * Rules of one data set.
 *
 * @param facts how they came about, and what they score
 * @param verdict what was proved of them
 * @param page all about them, as HTML; empty where there is none
 */
public record Listing(String title, String facts, List<RuleLine> rules, String verdict, String page) {
    public Listing {
        rules = List.copyOf(rules);
    }

    boolean hasPage() {
        return !page.isEmpty();
    }

    /** Where its page is, beside that of the lab. */
    String file() {
        return "models/" + title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".html";
    }
}
