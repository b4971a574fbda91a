package dev.cleave.web.report;

import dev.cleave.io.Model;
import dev.cleave.table.Note;
import dev.cleave.web.page.SingleFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a report is made of.
 *
 * @param name of the model, as people know it
 * @param rows that it speaks of; none where there is but the model
 * @param verdict what is known about the rules, in sentences
 * @param copies the rules in other forms, by the name of the form
 */
public record Report(String name, Model model, List<RowSet> rows, List<String> verdict, Map<String, String> copies) {
    public Report {
        rows = List.copyOf(rows);
        verdict = List.copyOf(verdict);
        copies = new LinkedHashMap<>(copies);
    }

    /** What to know before figures are read: how rows were chosen, what columns were left out. */
    List<String> warnings() {
        return Stream.concat(
                        rows.stream().flatMap(part -> part.table().notes().stream()), model.encoding().notes().stream())
                .filter(note -> note.level() == Note.Level.WARNING)
                .map(Note::toString)
                .distinct()
                .toList();
    }

    /** One page that needs nothing beside itself. */
    public String html() {
        return SingleFile.of(
                name + " - Cleave report",
                "report.js",
                new ReportObject(this).json().toString());
    }
}
