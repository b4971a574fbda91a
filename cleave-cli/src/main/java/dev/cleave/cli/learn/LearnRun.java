package dev.cleave.cli.learn;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Teaching;
import dev.cleave.budget.Budget;
import dev.cleave.cli.terminal.Output;
import dev.cleave.cli.terminal.Progress;
import dev.cleave.cli.terminal.Stopwatch;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.io.Model;
import dev.cleave.logic.Rule;
import dev.cleave.web.report.RowSet;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Learns as told and says what came out.
 *
 * @param page where to write a page about it; {@link Output#NO_FILE} for none
 */
public record LearnRun(
        String name,
        LabelledTable data,
        Resampling evaluation,
        LearnOptions options,
        Teaching teaching,
        Budget budget,
        Path page,
        boolean verbose) {
    /** @param watch started when the command did; what it shows so far is the reading of the data */
    public void run(Output output, Stopwatch watch) {
        Instant start = Instant.now();
        watch.lap("read");
        Resampling.Outcome outcome = learn(output);
        watch.lap("learn");
        Learned learned = outcome.learned();
        if (output.hasFile()) {
            learned.from(name).at(start, Duration.between(start, Instant.now())).save(output.file());
            watch.lap("write");
        }
        if (!page.equals(Output.NO_FILE)) {
            Model model = learned.from(name)
                    .at(start, Duration.between(start, Instant.now()))
                    .model();
            ReportFile.write(ReportFile.report(name, model, rows(model)), page);
            watch.lap("report");
        }
        LearnReport report =
                new LearnReport(this, outcome, output.json() ? List.of() : classRows(learned.model()), watch);
        if (output.json()) {
            output.out().println(new LearnObject(report).json());
        } else {
            report.notes().forEach(output.terminal()::say);
            report.print(output);
        }
    }

    /** Where something is said of them that the model has not. */
    private List<RowSet> classRows(Model model) {
        boolean hasPoints = model.rules().heads().stream()
                .flatMap(head -> head.rules().stream())
                .anyMatch(Rule.AtLeast.class::isInstance);
        return hasPoints || model.encoding().target().exclusive() ? rows(model) : List.of();
    }

    private List<RowSet> rows(Model model) {
        return evaluation instanceof Resampling.TestTable test
                ? RowSet.of(model, data.table(), test.table())
                : RowSet.of(model, data.table());
    }

    private Resampling.Outcome learn(Output output) {
        try (Progress progress = output.progress()) {
            return evaluation.run(new Learner(options, teaching), data, options.seed(), budget, progress);
        }
    }
}
