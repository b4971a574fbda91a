package dev.cleave.lab;

import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.Plot;
import dev.cleave.lab.report.SizeScatter;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What rules score against how many there are: a colour for each method that has rules or leaves, a point for each data set. */
record RuleSizePicture(Results results, PaperFigures paper) {
    private static final String PUBLISHED = "NDNF: ASP";

    /** None where nothing was run. */
    List<Plot> plots(List<DataSet> sets) {
        List<Plot.Series> series = new ArrayList<>();
        Methods.withRules().forEach(method -> add(method.name(), sets, set -> point(method, set), series));
        if (series.isEmpty()) {
            return List.of();
        }
        add("the paper's rules, as published", sets, this::published, series);
        return List.of(SizeScatter.of(
                "rules-f1", "F1 against the number of rules or leaves, a point a data set", "F1", series));
    }

    private static void add(
            String name, List<DataSet> sets, Function<DataSet, Optional<Plot.Point>> point, List<Plot.Series> to) {
        List<Plot.Point> points =
                sets.stream().flatMap(set -> point.apply(set).stream()).toList();
        if (!points.isEmpty()) {
            to.add(Plot.Series.scattered(name, to.size(), points));
        }
    }

    private Optional<Plot.Point> point(Method method, DataSet set) {
        Figure f1 = method.equals(Methods.PAPER) ? Figure.DISENTANGLED_F1 : Figure.F1;
        return results.statistic(set, method, Figure.RULES)
                .flatMap(size -> results.statistic(set, method, f1).map(score -> point(size.mean(), score.mean())));
    }

    private Optional<Plot.Point> published(DataSet set) {
        return paper.get(PUBLISHED, set, "rules")
                .flatMap(size -> paper.get(PUBLISHED, set, "f1").map(score -> point(size.mean(), score.mean())));
    }

    private static Plot.Point point(double rules, double f1) {
        return new Plot.Point(Math.max(1, rules), f1);
    }
}
