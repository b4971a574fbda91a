package dev.cleave.lab.report;

import java.util.ArrayList;
import java.util.List;

/** A cell in words: what was measured and in how many runs, what the paper has and the difference, what is better. */
final class ReportCellText {
    private static final String NOTHING = "–";

    private ReportCellText() {}

    static List<String> lines(ReportCell cell, int digits) {
        List<String> lines = new ArrayList<>();
        lines.add(measured(cell, digits));
        String paper = paper(cell, digits);
        if (!paper.isEmpty()) {
            lines.add(paper);
        }
        if (!cell.behind().isEmpty()) {
            lines.add(cell.behind());
        }
        return lines;
    }

    static String measured(ReportCell cell, int digits) {
        if (!cell.text().isEmpty()) {
            return cell.text();
        }
        return cell.measured()
                .map(found -> found.text(digits) + " (" + found.runs() + ")")
                .orElse(NOTHING);
    }

    /** Empty where the paper has nothing. */
    static String paper(ReportCell cell, int digits) {
        return cell.paper()
                .map(paper -> "paper " + Statistic.number(paper.mean(), digits)
                        + (cell.difference().isPresent()
                                ? ", " + Statistic.difference(cell.difference().getAsDouble(), digits)
                                : ""))
                .orElse("");
    }
}
