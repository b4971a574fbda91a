package dev.cleave.cli.answer;

import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.table.OneLine;
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
 */
public record ScoreSection(Target target, List<Ledger> ledgers) {
    private static final int MOST_CLASSES = 12; // that have a line each

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "  %-26s%9s  %-19s%9s", rowsText(), "accuracy", "95 %", "F1"));
        lines.add(line("rules", last(), true));
        network().ifPresent(stage -> lines.add(line("their network", stage, false)));
        usual().ifPresent(lines::add);
        lines.addAll(Wrapped.under("  ", meaning()));
        if (ledgers.size() == 1) {
            lines.add("");
            lines.addAll(confusion(scores(last()).get(0)));
        }
        return lines;
    }

    private Task task() {
        return Task.of(target);
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

    private long rows() {
        return scores(last()).stream()
                .mapToLong(found -> found.labels().get(0).rows())
                .sum();
    }

    private String rowsText() {
        return String.format(
                Locale.ROOT,
                "%,d rows %s",
                rows(),
                part() == RowPart.TRAIN ? "learned from" : ledgers.size() > 1 ? "held out in turn" : "held out");
    }

    private String line(String name, Stage stage, boolean hasInterval) {
        double accuracy = mean(stage, task()::accuracy);
        String interval = !hasInterval
                ? ""
                : ledgers.size() > 1
                        ? spread(stage)
                        : Interval.of(accuracy, rows()).toString();
        return String.format(
                Locale.ROOT, "  %-26s%9.3f  %-19s%9.3f", name, accuracy, interval, mean(stage, task()::f1));
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
                "  %-26s%9.3f",
                "always " + name(most),
                (double) labels.get(most).support()
                        / Math.max(1, labels.get(most).rows())));
    }

    private String name(int output) {
        return OneLine.of(
                task() == Task.BINARY && output == 1
                        ? target.labels().get(0).negatives().size() == 1
                                ? target.labels().get(0).negatives().get(0)
                                : "not " + target.labels().get(0).positive()
                        : target.labels().get(output).positive());
    }

    private String meaning() {
        return switch (task()) {
            case BINARY ->
                "F1 is of " + target.labels().get(0).column() + " = " + name(0)
                        + ": 1 where every row that has it is found, and no other.";
            case MULTICLASS -> "F1 is the mean of all classes, each counted by its rows.";
            case MULTILABEL -> "F1 and accuracy are over all single labels (micro).";
        };
    }

    /** Rows as they are beside what the rules say of them. */
    private List<String> confusion(Scores scores) {
        if (task() == Task.BINARY) {
            Confusion all = scores.binary();
            int wide = Math.max(8, Math.min(20, Math.max(name(0).length(), name(1).length()) + 2));
            String form = "  %-" + (wide + 8) + "s%" + wide + "s%" + wide + "s";
            return List.of(
                    String.format(Locale.ROOT, form, "rules say:", name(0), name(1)),
                    String.format(Locale.ROOT, form, "rows of " + name(0), all.truePositive(), all.falseNegative()),
                    String.format(Locale.ROOT, form, "rows of " + name(1), all.falsePositive(), all.trueNegative()));
        }
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "  %-34s%9s%9s%9s%9s", "", "rows", "found", "wrongly", "F1"));
        List<Integer> outputs = IntStream.range(0, target.outputs())
                .boxed()
                .sorted(Comparator.comparingLong(
                        (Integer output) -> -scores.labels().get(output).support()))
                .toList();
        for (int output : outputs.subList(0, Math.min(MOST_CLASSES, outputs.size()))) {
            Confusion own = scores.labels().get(output);
            String name = task() == Task.MULTILABEL
                    ? OneLine.of(target.labels().get(output).column())
                    : name(output);
            lines.add(String.format(
                    Locale.ROOT,
                    "  %-34s%,9d%,9d%,9d%9.3f",
                    name.length() > 33 ? name.substring(0, 30) + "..." : name,
                    own.support(),
                    own.truePositive(),
                    own.falsePositive(),
                    own.f1()));
        }
        if (outputs.size() > MOST_CLASSES) {
            lines.add("  and " + (outputs.size() - MOST_CLASSES) + " more; cleave evaluate lists all");
        }
        return lines;
    }
}
