package dev.cleave.lab.report;

import java.util.List;

/** Everything that is written about some trials. */
public record Page(String title, Facts facts, List<Section> sections) {
    public Page {
        sections = List.copyOf(sections);
    }
}
