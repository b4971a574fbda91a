package dev.cleave.cli.learn;

import dev.cleave.cli.report.ProofText;
import dev.cleave.cli.report.TaughtText;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.interchange.javascript.JavaScriptText;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.web.report.Report;
import dev.cleave.web.report.RowSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The page about a model. */
public final class ReportFile {
    private ReportFile() {}

    /** @param rows that it speaks of; none where there is but the model */
    public static Report report(String name, Model model, List<RowSet> rows) {
        return new Report(name, model, rows, verdict(model), copies(model));
    }

    /** An {@link InputException} where the page can't be written. */
    public static void write(Report report, Path file) {
        try {
            Files.writeString(file, report.html());
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be written: " + e.getMessage());
        }
    }

    private static Map<String, String> copies(Model model) {
        Vocabulary words = Vocabulary.of(model.encoding());
        Map<String, String> copies = new LinkedHashMap<>();
        copies.put("text", String.join("\n", RuleText.lines(model.rules(), words)) + "\n");
        copies.put("ASP", new AspText(words).program(model.rules()));
        if (model.encoding().derivation().isEmpty()) {
            copies.put("JavaScript", JavaScriptText.of(model));
        }
        return copies;
    }

    private static List<String> verdict(Model model) {
        List<String> lines = new ArrayList<>(new ProofText(model.proof(), model.encoding()).lines());
        lines.addAll(new TaughtText(model).lines());
        return lines;
    }
}
