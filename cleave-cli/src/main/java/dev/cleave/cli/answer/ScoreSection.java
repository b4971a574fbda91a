package dev.cleave.cli.answer;

import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.io.Model;
import dev.cleave.table.OneLine;
import dev.cleave.web.report.RowSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * How good the rules are: on rows held out, where there are any, beside their network and beside always saying the same.
 *
 * @param ledgers of every learning that was scored
 * @param rows of classes: learned from, then held out
 * @param wasCutShort whether time ended before the network had learned
 */
public record ScoreSection(Model model, List<Ledger> ledgers, List<RowSet> rows, boolean wasCutShort) {
    private static final int NAME = Wrapped.WIDTH < 80 ? 18 : 26; // columns

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "  %-" + NAME + "s%9s  %-19s%9s", rowsText(), "accuracy", "95 %", "F1"));
        lines.add(line("rules", last(), true));
        network()
                .ifPresent(
                        stage -> lines.add(line(wasCutShort ? "network, cut short" : "their network", stage, false)));
        usual().ifPresent(lines::add);
        lines.addAll(Wrapped.under("  ", meaning()));
        if (ledgers.size() == 1) {
            lines.add("");
            lines.addAll(confusion(scores(last()).get(0)));
        }
        return lines;
    }

    private Task task() {
        return Task.of(target());
    }

    private RowPart part() {
        return last().on(RowPart.TEST).isPresent() ? RowPart.TEST : RowPart.TRAIN;
    }

    private Stage last() {
        List<Stage> stages = ledgers.get(0).stages();
        return stages.get(stages.size() - 1);
    }

    private Optional<Stage> network() {
        return ledgers.get(0).stages().stream()
                .filter(stage -> !stage.hasRules())
                .findFirst();
    }

    /** Of a stage by its name, in every learning. */
    private List<Scores> scores(Stage stage) {
        RowPart part = last().on(RowPart.TEST).isPresent() ? RowPart.TEST : RowPart.TRAIN;
        return ledgers.stream()
                .flatMap(ledger -> ledger.stages().stream())
                .filter(found -> found.name().equals(stage.name()))
                .flatMap(found -> found.on(part).stream())
                .toList();
    }

    private long scored() {
        return scores(last()).stream()
                .mapToLong(found -> found.labels().get(0).rows())
                .sum();
    }

    private String rowsText() {
        return String.format(
                Locale.ROOT,
                "%,d rows %s",
                scored(),
                part() == RowPart.TRAIN ? "learned from" : ledgers.size() > 1 ? "held out in turn" : "held out");
    }

    private String line(String name, Stage stage, boolean hasInterval) {
        double accuracy = mean(stage, task()::accuracy);
        String interval = !hasInterval
                ? ""
                : ledgers.size() > 1
                        ? spread(stage)
                        : Interval.of(accuracy, scored()).toString();
        return String.format(
                Locale.ROOT, "  %-" + NAME + "s%9.3f  %-19s%9.3f", name, accuracy, interval, mean(stage, task()::f1));
    }

    /** Of the folds, whose rows are not the same. */
    private String spread(Stage stage) {
        double mean = mean(stage, task()::accuracy);
        List<Scores> all = scores(stage);
        double squares = all.stream()
                .mapToDouble(found -> Math.pow(task().accuracy(found) - mean, 2))
                .sum();
        double error = Math.sqrt(squares / Math.max(1, all.size() - 1) / all.size());
        return String.format(
                Locale.ROOT, "(%.3f to %.3f)", Math.max(0, mean - 1.96 * error), Math.min(1, mean + 1.96 * error));
    }

    private double mean(Stage stage, ToDoubleFunction<Scores> figure) {
        return scores(stage).stream().mapToDouble(figure).average().orElse(0);
    }

    /** What always saying the most frequent answer has. */
    private Optional<String> usual() {
        if (task() == Task.MULTILABEL) {
            return Optional.empty();
        }
        List<Confusion> labels = scores(last()).stream()
                .map(found -> task() == Task.BINARY ? found.bothClasses() : found)
                .map(Scores::labels)
                .reduce((some, more) -> IntStream.range(0, some.size())
                        .mapToObj(i -> some.get(i).plus(more.get(i)))
                        .toList())
                .orElseThrow();
        List<Integer> outputs = IntStream.range(0, labels.size()).boxed().toList();
        int most = Collections.max(
                outputs, Comparator.comparingLong(i -> labels.get(i).support()));
        return Optional.of(String.format(
                Locale.ROOT,
                "  %-" + NAME + "s%9.3f",
                "always " + name(most),
                (double) labels.get(most).support()
                        / Math.max(1, labels.get(most).rows())));
    }

    private String name(int output) {
        return OneLine.of(
                task() == Task.BINARY && output == 1
                        ? target().labels().get(0).negatives().size() == 1
                                ? target().labels().get(0).negatives().get(0)
                                : "not " + target().labels().get(0).positive()
                        : target().labels().get(output).positive());
    }

    private String meaning() {
        return switch (task()) {
            case BINARY ->
                "F1 is of " + target().labels().get(0).column() + " = " + name(0)
                        + ": 1 where every row that has it is found, and no other.";
            case MULTICLASS -> "F1 is the weighted average: the mean of all classes, each counted by its rows.";
            case MULTILABEL -> "F1 and accuracy are micro averages: over all single labels.";
        };
    }

    /** Rows as they are beside what the rules say of them. */
    private List<String> confusion(Scores scores) {
        if (task() == Task.BINARY) {
            Confusion all = scores.binary();
            return new ConfusionTable(
                            List.of(name(0), name(1)),
                            List.of(
                                    List.of(all.truePositive(), all.falseNegative()),
                                    List.of(all.falsePositive(), all.trueNegative())))
                    .lines();
        }
        if (task() == Task.MULTICLASS && !rows.isEmpty()) {
            return ConfusionTable.of(model, rows.get(rows.size() - 1)).lines();
        }
        return new LabelTable(target(), scores).lines();
    }

    private Target target() {
        return model.encoding().target();
    }
}
