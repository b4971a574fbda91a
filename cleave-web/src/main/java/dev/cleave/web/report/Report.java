package dev.cleave.web.report;

import dev.cleave.io.Model;
import dev.cleave.web.page.SingleFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /** One page that needs nothing beside itself. */
    public String html() {
        return SingleFile.of(
                name + " - Cleave report",
                "report.js",
                new ReportObject(this).json().toString());
    }
}
