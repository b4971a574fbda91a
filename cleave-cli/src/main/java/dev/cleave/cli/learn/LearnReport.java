package dev.cleave.cli.learn;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.cli.answer.DataWarnings;
import dev.cleave.cli.answer.FrontierSection;
import dev.cleave.cli.answer.ReadSection;
import dev.cleave.cli.answer.RuleSection;
import dev.cleave.cli.answer.ScoreSection;
import dev.cleave.cli.answer.Shortening;
import dev.cleave.cli.answer.StabilityText;
import dev.cleave.cli.answer.UnsaidClasses;
import dev.cleave.cli.answer.Wrapped;
import dev.cleave.cli.report.InventedText;
import dev.cleave.cli.report.ProofText;
import dev.cleave.cli.report.TaughtText;
import dev.cleave.cli.rules.EvidenceRows;
import dev.cleave.cli.terminal.Flags;
import dev.cleave.cli.terminal.Output;
import dev.cleave.cli.terminal.Stopwatch;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.io.Model;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.Note;
import dev.cleave.web.report.RowSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What was learned, for people. */
public record LearnReport(LearnRun run, Resampling.Outcome outcome, List<RowSet> rows, Stopwatch watch) {
    private static final int MOST_RULES = 20; // of more than thirty

    /** What people should know before they read the figures. */
    public List<String> notes() {
        List<String> lines = new ArrayList<>();
        if (learned().wasCutShort()) {
            lines.add("warning: the time limit ended training early; give it more for a better network");
        }
        Stream.concat(run.data().table().notes().stream(), learned().encoding().notes().stream())
                .distinct()
                .map(note -> (note.level() == Note.Level.WARNING ? "warning: " : "note: ")
                        + note
                        + Flags.of(note.settings()))
                .forEach(lines::add);
        lines.addAll(new DataWarnings(run.data(), learned().encoding()).lines());
        List<Stage> stages = figures().stages();
        int rules = stages.get(stages.size() - 1).size().rules();
        if (rules > run.options().form().mostRules()) {
            lines.add("warning: " + rules + " rules are more than --max-rules "
                    + run.options().form().mostRules()
                    + ", as this translation can't leave any out; --extract auto can");
        }
        new UnsaidClasses(learned().model(), rows).warning().ifPresent(lines::add);
        new ConstantAnswer(run.options(), learned().model().ledger()).warning().ifPresent(lines::add);
        return lines;
    }

    /** That of the options, or the one that is best by the metric. */
    DecisionThreshold decision() {
        return LearnOptions.of(learned().model().provenance()).decision();
    }

    public void print(Output output) {
        Model model = learned().model();
        section(
                output,
                "What was read",
                new ReadSection(run.name(), run.data(), learned().encoding(), held()).lines());
        section(output, "The answer", answer());
        if (run.verbose()) {
            section(output, "The stages", stageLines());
        }
        section(output, "The rules", rules(output));
        section(output, "Smaller or better", new FrontierSection(model).lines(file(output)));
        List<String> trust = new ArrayList<>();
        new ProofText(model.proof(), learned().encoding())
                .lines()
                .forEach(line -> trust.addAll(Wrapped.under("  ", line)));
        new TaughtText(model).lines().forEach(line -> trust.addAll(Wrapped.under("  ", line)));
        new StabilityText(model, outcome.parts().stream().map(Learned::model).toList())
                .line()
                .ifPresent(line -> trust.addAll(Wrapped.under("  ", line)));
        section(output, "What is certain", trust);
        section(output, "Next", next(output));
        output.out().println(String.format(Locale.ROOT, "learned in %.1f s", watch.total()));
    }

    private static void section(Output output, String title, List<String> lines) {
        if (!lines.isEmpty()) {
            output.out().println(output.style().heading(title));
            lines.forEach(line -> output.out().println(output.style().line(line)));
            output.out().println();
        }
    }

    private String held() {
        List<Stage> stages = learned().model().ledger().stages();
        Stage rules = stages.get(stages.size() - 1); // networks may have answered fewer rows
        return rules.on(RowPart.TEST).isPresent() && outcome.ledgers().size() == 1
                ? String.format(
                        Locale.ROOT,
                        "%,d to learn from, %s",
                        rules.on(RowPart.TRAIN).orElseThrow().labels().get(0).rows(),
                        run.evaluation().describe())
                : run.evaluation().describe();
    }

    private List<String> answer() {
        List<String> lines = new ArrayList<>(new ScoreSection(
                        learned().model(), outcome.ledgers(), rows, learned().wasCutShort())
                .lines());
        if (!decision().isEven()) {
            lines.add("  a label is said where it is more probable than "
                    + decision().probability());
        }
        if (run.options().metric().isGiven()) {
            lines.add("  chosen by " + run.options().metric());
        }
        if (figures().isWeighted() && !run.verbose()) {
            lines.add("  --verbose shows the same with every row counted by its weight");
        }
        return lines;
    }

    private List<String> stageLines() {
        List<String> lines = new ArrayList<>(Wrapped.under(
                "  ",
                String.format(
                        Locale.ROOT,
                        "%,d columns as %,d atoms; a network of %d conjunctions%s, chosen on validation rows",
                        learned().encoding().columns().size(),
                        learned().encoding().atoms().size(),
                        learned().model().hard().conjunctions().nodes(),
                        atomsRead())));
        lines.addAll(new StageTable(figures()).lines());
        return lines;
    }

    private Shortening length(Output output) {
        return run.verbose()
                ? Shortening.none()
                : new Shortening(
                        MOST_RULES,
                        output.hasFile()
                                ? "cleave rules " + output.file() + " lists all, and --verbose here."
                                : "--verbose lists all.");
    }

    private List<String> rules(Output output) {
        List<String> lines =
                new ArrayList<>(new RuleSection(learned().model(), evidence(), rows, length(output)).lines());
        new InventedText(learned().encoding()).lines().forEach(line -> lines.addAll(Wrapped.under("  ", line)));
        return lines;
    }

    private static String file(Output output) {
        return output.hasFile() ? output.file().toString() : "MODEL";
    }

    private List<String> next(Output output) {
        boolean hasPage = !run.page().equals(Output.NO_FILE);
        String open = "  open " + run.page() + " in a browser: the same as a page, to send";
        if (!output.hasFile()) {
            List<String> keep = new ArrayList<>(hasPage ? List.of(open) : List.of());
            keep.addAll(Wrapped.under(
                    "  ",
                    "--out FILE keeps the model, for cleave predict, explain and rules"
                            + (hasPage ? "." : "; --report PAGE.html makes a page of it.")));
            return keep;
        }
        List<String> lines = new ArrayList<>();
        lines.add("  cleave predict " + output.file() + " NEW.csv");
        lines.add(command("  cleave explain " + output.file() + " %s --row 1"));
        lines.add(hasPage ? open : command("  cleave report " + output.file() + " --data %s --out PAGE.html"));
        lines.add("  cleave help words says what the words mean.");
        return lines;
    }

    /** With the data as the user wrote it, where that is a plain name and fits the line. */
    private String command(String form) {
        String whole = form.replace("%s", run.name());
        return run.name().matches("[\\w./:\\\\-]+") && whole.length() <= Wrapped.WIDTH
                ? whole
                : form.replace("%s", "DATA");
    }

    /** Of very many atoms a network reads those alone that say most about a label on the rows to fit; rules may use all. */
    private String atomsRead() {
        SemiSymbolicLayer layer = learned().model().hard().conjunctions();
        long read = IntStream.range(0, layer.nodes())
                .flatMap(node -> IntStream.of(layer.used(node)))
                .distinct()
                .count();
        return learned().model().hard().predicates() instanceof GivenPredicates && read < layer.inputs()
                ? String.format(Locale.ROOT, " over the %,d atoms that say most by themselves", read)
                : "";
    }

    private StageFigures figures() {
        return new StageFigures(outcome);
    }

    EvidenceRows evidence() {
        return EvidenceRows.of(learned().standing());
    }

    Learned learned() {
        return outcome.learned();
    }
}
