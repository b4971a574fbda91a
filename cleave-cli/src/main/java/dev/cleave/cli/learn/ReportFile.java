package dev.cleave.cli.learn;

import dev.cleave.cli.report.ProofText;
import dev.cleave.cli.report.TaughtText;
import dev.cleave.io.Model;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.web.report.Report;
import dev.cleave.web.report.RowSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The page about a model. */
public final class ReportFile {
    private ReportFile() {}

    /** @param rows that it speaks of; none where there is but the model */
    public static Report report(String name, Model model, List<RowSet> rows) {
        return new Report(name, model, rows, verdict(model), RuleCopies.of(model));
    }

    /** An {@link InputException} where the page can't be written. */
    public static void write(Report report, Path file) {
        try {
            Files.writeString(file, report.html());
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be written: " + e.getMessage());
        }
    }

    private static List<String> verdict(Model model) {
        List<String> lines = new ArrayList<>(new ProofText(model.proof(), model.encoding()).lines());
        lines.addAll(new TaughtText(model).lines());
        return lines;
    }
}
