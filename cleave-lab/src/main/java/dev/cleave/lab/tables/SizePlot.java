package dev.cleave.lab.tables;

import dev.cleave.lab.report.Plot;
import dev.cleave.lab.report.SizeScatter;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** F1 against the number of rules: a point for each table and method that has rules. */
record SizePlot(TableResults results, List<SplitTable> tables, List<ScoredMethod> methods) {
    private static final int TONES = 8;

    List<Plot> plots() {
        List<Plot.Series> series = new ArrayList<>();
        for (ScoredMethod method : methods) {
            List<Plot.Point> points = points(method);
            if (!points.isEmpty() && series.size() < TONES) {
                series.add(Plot.Series.scattered(method.name(), series.size(), points));
            }
        }
        return series.isEmpty()
                ? List.of()
                : List.of(SizeScatter.of(
                        "tables-size", "Macro F1 and number of rules, a point a table", "macro F1", series));
    }

    private List<Plot.Point> points(ScoredMethod method) {
        return method.isAnswer()
                ? tables.stream().flatMap(table -> point(table, method)).toList()
                : List.of();
    }

    private Stream<Plot.Point> point(SplitTable table, ScoredMethod method) {
        Optional<Statistic> rules = results.statistic(table, method.method(), Figure.RULES);
        Optional<Statistic> f1 = results.statistic(table, method.method(), method.f1());
        return rules.flatMap(size -> f1.map(score -> new Plot.Point(Math.max(1, size.mean()), score.mean()))).stream();
    }
}
