package dev.cleave.lab.report;

import java.util.List;

/**
 * A part of a page.
 *
 * @param command what makes it
 * @param notes what a reader must know, a sentence each
 */
public record Section(
        String id,
        String title,
        List<String> introduction,
        String command,
        List<ReportTable> grids,
        List<Plot> plots,
        List<Listing> listings,
        List<String> notes) {
    public Section {
        introduction = List.copyOf(introduction);
        grids = List.copyOf(grids);
        plots = List.copyOf(plots);
        listings = List.copyOf(listings);
        notes = List.copyOf(notes);
    }
}
