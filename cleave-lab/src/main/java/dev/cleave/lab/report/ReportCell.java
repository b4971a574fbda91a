package dev.cleave.lab.report;

import dev.cleave.lab.report.PaperFigures.PaperFigure;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One place of a table.
 *
 * @param measured empty where nothing was, or could be
 * @param paper what the paper has there
 * @param text in place of a number; empty where there is a number
 * @param behind what is better than our own row here; empty where nothing is, or the row is not ours
 */
public record ReportCell(Optional<Statistic> measured, Optional<PaperFigure> paper, String text, String behind) {
    public static ReportCell of(Optional<Statistic> measured, Optional<PaperFigure> paper) {
        return new ReportCell(measured, paper, "", "");
    }

    public static ReportCell of(String text) {
        return new ReportCell(Optional.empty(), Optional.empty(), text, "");
    }

    public ReportCell behind(String what) {
        return new ReportCell(measured, paper, text, what);
    }

    public boolean isEmpty() {
        return measured.isEmpty() && text.isEmpty();
    }

    /** What was measured, less what the paper has. */
    OptionalDouble difference() {
        return measured.isPresent() && paper.isPresent()
                ? OptionalDouble.of(measured.get().mean() - paper.get().mean())
                : OptionalDouble.empty();
    }
}
