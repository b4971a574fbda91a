package dev.cleave.lab;

import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Tables of contenders by data sets, in which our own row says where another is better, measured here or in the paper.
 *
 * @param figure the paper's name of it
 * @param more whether more is better
 */
record Rankings(Results results, PaperFigures paper, String figure, boolean more, int digits) {
    ReportTable grid(String id, String caption, List<DataSet> sets, List<MethodRow> rows) {
        List<ReportTable.Row> lines = rows.stream()
                .map(row -> new ReportTable.Row(
                        row.name(),
                        row.ours(),
                        sets.stream().map(set -> cell(set, row, rows)).toList()))
                .filter(row -> row.cells().stream().anyMatch(cell -> !cell.isEmpty()))
                .toList();
        return new ReportTable(
                id, caption, digits, sets.stream().map(DataSet::label).toList(), lines);
    }

    private ReportCell cell(DataSet set, MethodRow row, List<MethodRow> rows) {
        Optional<Statistic> measured = measured(set, row);
        ReportCell cell = row.contender().isFor(set)
                ? ReportCell.of(measured, paper.get(row.paper(), set, figure))
                : ReportCell.of(measured, Optional.empty());
        return row.ours() && measured.isPresent()
                ? cell.behind(behind(set, row, measured.get().mean(), rows))
                : cell;
    }

    private Optional<Statistic> measured(DataSet set, MethodRow row) {
        return row.contender().isFor(set) ? results.statistic(set, row.contender(), row.figure()) : Optional.empty();
    }

    /** The best of those that are better; empty where none is. */
    private String behind(DataSet set, MethodRow own, double ours, List<MethodRow> rows) {
        return rows.stream()
                .filter(row -> !row.ours() && row.isCountedAs(own))
                .flatMap(row -> Stream.concat(here(set, row), published(set, row)))
                .filter(other -> isBetter(other.value(), ours))
                .max(Comparator.comparingDouble(other -> more ? other.value() : -other.value()))
                .map(other -> String.format(Locale.ROOT, "behind %s, %." + digits + "f", other.name(), other.value()))
                .orElse("");
    }

    private record Other(String name, double value) {}

    private Stream<Other> here(DataSet set, MethodRow row) {
        return measured(set, row).stream().map(found -> new Other(row.name(), found.mean()));
    }

    private Stream<Other> published(DataSet set, MethodRow row) {
        return paper.get(row.paper(), set, figure).stream()
                .map(found -> new Other("the paper's " + row.name(), found.mean()));
    }

    /** By what can be seen in the table. */
    private boolean isBetter(double other, double ours) {
        double step = Math.pow(10, -digits) / 2;
        return more ? other > ours + step : other < ours - step;
    }
}
