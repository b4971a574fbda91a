package dev.cleave.lab.tables;

import dev.cleave.lab.report.Plot;
import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Statistic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Mean ranks by accuracy of the methods that were tried on every table, and which of them differ. */
record RankSection(TableResults results, List<SplitTable> tables, List<ScoredMethod> methods) {
    private static final int FEWEST_TABLES = 2;

    private List<ScoredMethod> ranked() {
        return methods.stream()
                .filter(method -> tables.stream()
                        .allMatch(table -> accuracy(table, method).isPresent()))
                .toList();
    }

    private Optional<Statistic> accuracy(SplitTable table, ScoredMethod method) {
        return results.statistic(table, method.method(), method.accuracy());
    }

    /** None of a single table, or a single method. */
    private Optional<MeanRanks> ranks() {
        List<ScoredMethod> ranked = ranked();
        if (tables.size() < FEWEST_TABLES || ranked.size() < 2) {
            return Optional.empty();
        }
        return Optional.of(MeanRanks.of(tables.stream()
                .map(table -> ranked.stream()
                        .map(method -> accuracy(table, method).orElseThrow().mean())
                        .toList())
                .toList()));
    }

    List<ReportTable> grids() {
        return ranks().map(this::grid).stream().toList();
    }

    private ReportTable grid(MeanRanks ranks) {
        List<ReportTable.Row> rows = ranks.order().stream()
                .map(i -> new ReportTable.Row(
                        ranked().get(i).name(),
                        ranked().get(i).ours(),
                        List.of(ReportCell.of(Statistic.number(ranks.ranks().get(i), 2)))))
                .toList();
        return new ReportTable("ranks", "Mean rank by accuracy, 1 is best", 2, List.of("mean rank"), rows);
    }

    List<Plot> plots() {
        return ranks().map(this::plot).stream().toList();
    }

    /** A bar of the critical difference around each mean rank: of two that don't overlap one is better. */
    private Plot plot(MeanRanks ranks) {
        double half = ranks.criticalDifference() / 2;
        List<Integer> order = ranks.order();
        int methods = order.size();
        List<Plot.Series> series = new ArrayList<>();
        for (int place = 0; place < methods; place++) {
            ScoredMethod method = ranked().get(order.get(place));
            double rank = ranks.ranks().get(order.get(place));
            double y = methods - place;
            series.add(new Plot.Series(
                    method.name(),
                    method.ours() ? 0 : 4,
                    false,
                    false,
                    List.of(new Plot.Point(rank - half, y), new Plot.Point(rank, y), new Plot.Point(rank + half, y))));
        }
        List<String> names = order.stream().map(i -> ranked().get(i).name()).toList();
        return new Plot(
                "tables-ranks",
                "Mean rank ± half the critical difference",
                new Plot.Axis("mean rank by accuracy, 1 is best", false, 1 - half, methods + half),
                Plot.Axis.of(names),
                Optional.empty(),
                series);
    }

    List<String> notes() {
        List<String> notes = new ArrayList<>();
        ranks().ifPresent(ranks -> {
            notes.add("Friedman's test over " + ranks.tables() + " tables: chi-squared "
                    + Statistic.number(ranks.friedman(), 1) + " with "
                    + (ranks.ranks().size() - 1) + " degrees of freedom, p "
                    + (ranks.probability() < 0.001 ? "under 0.001" : "= " + Statistic.number(ranks.probability(), 3))
                    + ".");
            notes.add("Nemenyi's critical difference at 5 % is "
                    + Statistic.number(ranks.criticalDifference(), 2)
                    + ": two methods whose bars overlap can't be told apart by these tables.");
        });
        String others = methods.stream()
                .filter(method -> !ranked().contains(method))
                .map(ScoredMethod::name)
                .collect(Collectors.joining(", "));
        if (!others.isEmpty()) {
            notes.add("Not ranked, since not tried on every table: " + others + ".");
        }
        return notes;
    }
}
