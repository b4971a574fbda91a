package dev.cleave.lab.report;

import java.util.List;

/**
 * Everything that is written about some trials.
 *
 * @param notice what must be known before anything else; empty where there is nothing
 * @param headlines what to know first
 * @param reading how to read the tables
 */
public record Page(
        String title,
        Facts facts,
        String notice,
        List<Headline> headlines,
        List<String> reading,
        List<Section> sections) {
    public Page {
        headlines = List.copyOf(headlines);
        reading = List.copyOf(reading);
        sections = List.copyOf(sections);
    }
}
