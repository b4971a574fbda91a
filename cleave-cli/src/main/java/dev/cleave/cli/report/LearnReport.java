package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.cli.answer.DataWarnings;
import dev.cleave.cli.answer.FrontierSection;
import dev.cleave.cli.answer.ReadSection;
import dev.cleave.cli.answer.RuleSection;
import dev.cleave.cli.answer.ScoreSection;
import dev.cleave.cli.answer.Wrapped;
import dev.cleave.cli.command.EvidenceRows;
import dev.cleave.cli.command.LearnRun;
import dev.cleave.cli.command.Resampling;
import dev.cleave.cli.terminal.Flags;
import dev.cleave.cli.terminal.Output;
import dev.cleave.cli.terminal.Stopwatch;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.ProofJson;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What was learned, for people and for machines. */
public record LearnReport(LearnRun run, Resampling.Outcome outcome, Stopwatch watch) {
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
        int rules = stages().get(stages().size() - 1).size().rules();
        if (rules > run.options().form().mostRules()) {
            lines.add("warning: " + rules + " rules are more than --max-rules "
                    + run.options().form().mostRules()
                    + ", as this translation can't leave any out; --extract auto can");
        }
        new ConstantAnswer(run.options(), learned().model().ledger()).warning().ifPresent(lines::add);
        return lines;
    }

    /** That of the options, or the one that is best by the metric. */
    private DecisionThreshold decision() {
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
        section(output, "The rules", rules());
        section(output, "Smaller or better", new FrontierSection(model).lines(file(output)));
        List<String> trust = new ArrayList<>();
        new ProofText(model.proof(), learned().encoding())
                .lines()
                .forEach(line -> trust.addAll(Wrapped.under("  ", line)));
        section(output, "What is certain", trust);
        section(output, "Next", next(output));
        output.out().println(String.format(Locale.ROOT, "learned in %.1f s", watch.total()));
    }

    private static void section(Output output, String title, List<String> lines) {
        if (!lines.isEmpty()) {
            output.out().println(output.style().heading(title));
            lines.forEach(output.out()::println);
            output.out().println();
        }
    }

    private String held() {
        return learned().model().ledger().stages().get(0).on(RowPart.TEST).isPresent()
                        && outcome.ledgers().size() == 1
                ? String.format(
                        Locale.ROOT,
                        "%,d to learn from, %s",
                        learned()
                                .model()
                                .ledger()
                                .stages()
                                .get(0)
                                .on(RowPart.TRAIN)
                                .orElseThrow()
                                .labels()
                                .get(0)
                                .rows(),
                        run.evaluation().describe())
                : run.evaluation().describe();
    }

    private List<String> answer() {
        List<String> lines =
                new ArrayList<>(new ScoreSection(learned().encoding().target(), outcome.ledgers()).lines());
        if (!decision().isEven()) {
            lines.add("  a label is said where it is more probable than "
                    + decision().probability());
        }
        if (run.options().metric().isGiven()) {
            lines.add("  chosen by " + run.options().metric());
        }
        if (isWeighted() && !run.verbose()) {
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
        lines.addAll(ledger());
        return lines;
    }

    private List<String> rules() {
        List<String> lines = new ArrayList<>(new RuleSection(learned().model(), evidence()).lines());
        new InventedText(learned().encoding()).lines().forEach(line -> lines.addAll(Wrapped.under("  ", line)));
        return lines;
    }

    private static String file(Output output) {
        return output.hasFile() ? output.file().toString() : "MODEL";
    }

    private List<String> next(Output output) {
        if (!output.hasFile()) {
            return List.of("  --out FILE keeps the model, for cleave predict, explain and rules.");
        }
        return List.of(
                "  cleave predict " + output.file() + " NEW.csv",
                "  cleave explain " + output.file() + " NEW.csv --row 1",
                "  cleave help words says what the words mean.");
    }

    private List<String> ledger() {
        boolean scored =
                summary(stages().get(0).name(), this::countedF1, RowPart.TEST).isPresent();
        List<String> lines = new ArrayList<>();
        lines.add(line("", "F1 train", scored ? "F1 test" : "", scored ? "accuracy test" : "", "rules", "literals"));
        for (Stage stage : stages()) {
            lines.add(line(
                    stage.name(),
                    text(stage.name(), this::countedF1, RowPart.TRAIN),
                    text(stage.name(), this::countedF1, RowPart.TEST),
                    text(stage.name(), this::countedAccuracy, RowPart.TEST),
                    stage.hasRules() ? Integer.toString(stage.size().rules()) : "",
                    stage.hasRules() ? Integer.toString(stage.size().literals()) : ""));
        }
        if (isWeighted()) {
            lines.add("");
            lines.addAll(weighted(scored));
        }
        return lines;
    }

    private List<String> weighted(boolean scored) {
        List<String> lines = new ArrayList<>();
        lines.add("  every row counted by its weight:");
        for (Stage stage : stages()) {
            lines.add(line(
                    stage.name(),
                    text(stage.name(), this::weightedF1, RowPart.TRAIN),
                    scored ? text(stage.name(), this::weightedF1, RowPart.TEST) : "",
                    scored ? text(stage.name(), this::weightedAccuracy, RowPart.TEST) : ""));
        }
        return lines;
    }

    private boolean isWeighted() {
        return outcome.ledgers().stream().anyMatch(Ledger::isWeighted);
    }

    /** One figure of a stage on some rows; none where it has none there. */
    private interface Figure {
        Optional<Double> of(Stage stage, RowPart part);
    }

    private Optional<Double> countedF1(Stage stage, RowPart part) {
        return stage.on(part).map(task()::f1);
    }

    private Optional<Double> countedAccuracy(Stage stage, RowPart part) {
        return stage.on(part).map(task()::accuracy);
    }

    private Optional<Double> weightedF1(Stage stage, RowPart part) {
        return stage.weightedOn(part).map(task()::f1);
    }

    private Optional<Double> weightedAccuracy(Stage stage, RowPart part) {
        return stage.weightedOn(part).map(task()::accuracy);
    }

    private static String line(String stage, String... cells) {
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "  %-8s", stage));
        for (String cell : cells) {
            line.append(String.format(Locale.ROOT, "%14s", cell));
        }
        return line.toString().stripTrailing();
    }

    private String text(String stage, Figure figure, RowPart part) {
        return summary(stage, figure, part).map(RunSummary::toString).orElse("");
    }

    public ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("data", run.name()).put("task", task().toString());
        TargetObject.write(learned().encoding().target(), root.putObject("target"));
        root.put("rows", run.data().table().rows())
                .put("atoms", learned().encoding().atoms().size());
        notes().forEach(root.putArray("notes")::add);
        root.put("evaluation", run.evaluation().describe())
                .put("runs", outcome.ledgers().size());
        root.put("metric", run.options().metric().toString());
        if (!decision().isEven()) {
            root.put("decision", decision().probability());
        }
        ArrayNode ledger = root.putArray("ledger");
        stages().forEach(stage -> write(stage, ledger.addObject()));
        ProofJson.write(
                learned().model().proof(),
                root.putObject("verdict")
                        .put("exactOver", new InventedText(learned().encoding()).exactOver()));
        learned().ruleLines().forEach(root.putArray("rules")::add);
        new RulesObject(words(), learned().rules(), evidence()).write(root.putObject("program"));
        if (learned().model().hasClassPoints()) {
            new PointsObject(ClassConditions.of(learned().model())).write(root.putObject("points"));
        }
        new FrontierText(learned().model()).write(root.putArray("frontier"));
        root.put("cutShort", learned().wasCutShort());
        root.put("kernel", learned().model().provenance().platform().getOrDefault("kernel", ""));
        ObjectNode seconds = root.putObject("seconds").put("total", watch.total());
        watch.laps().forEach(seconds::put);
        return root;
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

    private void write(Stage stage, ObjectNode to) {
        to.put("stage", stage.name());
        write(to.putObject("f1"), stage.name(), this::countedF1);
        write(to.putObject("accuracy"), stage.name(), this::countedAccuracy);
        if (isWeighted()) {
            write(to.putObject("weightedF1"), stage.name(), this::weightedF1);
            write(to.putObject("weightedAccuracy"), stage.name(), this::weightedAccuracy);
        }
        if (stage.hasRules()) {
            to.put("rules", stage.size().rules()).put("atLeast", stage.size().atLeast());
            to.put("literals", stage.size().literals())
                    .put("maxLength", stage.size().maxLength());
        } else {
            to.putNull("rules").putNull("literals").putNull("maxLength");
        }
    }

    private void write(ObjectNode to, String stage, Figure figure) {
        for (RowPart part : RowPart.values()) {
            summary(stage, figure, part)
                    .ifPresentOrElse(
                            found -> to.put(part.name().toLowerCase(Locale.ROOT), found.mean()),
                            () -> to.putNull(part.name().toLowerCase(Locale.ROOT)));
        }
    }

    private Optional<RunSummary> summary(String stage, Figure figure, RowPart part) {
        List<Double> figures = outcome.ledgers().stream()
                .flatMap(ledger -> ledger.stages().stream())
                .filter(found -> found.name().equals(stage))
                .flatMap(found -> figure.of(found, part).stream())
                .toList();
        return figures.isEmpty() ? Optional.empty() : Optional.of(RunSummary.of(figures));
    }

    private List<Stage> stages() {
        return learned().model().ledger().stages();
    }

    private EvidenceRows evidence() {
        return EvidenceRows.of(learned().standing());
    }

    private Vocabulary words() {
        return Vocabulary.of(learned().encoding());
    }

    private Learned learned() {
        return outcome.learned();
    }

    private Task task() {
        return Task.of(learned().encoding().target());
    }
}
