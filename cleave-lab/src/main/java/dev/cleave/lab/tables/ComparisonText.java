package dev.cleave.lab.tables;

import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import dev.cleave.table.OneLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A comparison for people: a table of 80 columns at most, and advice. */
public final class ComparisonText {
    private static final String ROW = "%-20s %15s %9s %8s %9s %9s";

    private ComparisonText() {}

    public static List<String> lines(MethodComparison comparison) {
        List<String> lines = new ArrayList<>();
        SplitTable table = comparison.table();
        lines.add(OneLine.of(table.name()) + ": " + table.data().table().rows() + " rows, predicting "
                + OneLine.of(table.target()) + ", " + table.splits().size() + " folds");
        lines.add("");
        lines.add(row("", "accuracy", "macro F1", "rules", "literals", "seconds"));
        comparison.methods().forEach(method -> lines.add(row(comparison, method)));
        lines.add("");
        comparison.notes().forEach(note -> lines.add("note: " + note));
        String advice = new Advice(comparison).line();
        if (!advice.isEmpty()) {
            lines.add(advice);
        }
        return lines;
    }

    private static String row(MethodComparison comparison, ScoredMethod method) {
        return row(
                method.name(),
                comparison.accuracy(method).map(found -> found.text(3)).orElse("-"),
                mean(comparison.f1(method), 3),
                mean(comparison.size(method, Figure.RULES), 1),
                mean(comparison.size(method, Figure.LITERALS), 1),
                mean(comparison.seconds(method), 2));
    }

    private static String mean(Optional<Statistic> figure, int digits) {
        return figure.map(found -> Statistic.number(found.mean(), digits)).orElse("-");
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, ROW, cells).stripTrailing();
    }
}
