package dev.cleave.lab.tables;

import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Tables of tables by methods. */
record TableGrids(TableResults results, List<SplitTable> tables, List<ScoredMethod> methods) {
    ReportTable accuracy() {
        return grid("accuracy", "Accuracy on rows held out", 3, methods, ScoredMethod::accuracy);
    }

    ReportTable f1() {
        return grid("f1", "F1 on rows held out, every class counting the same", 3, methods, ScoredMethod::f1);
    }

    /** Of those that answer by rules. */
    ReportTable sizes(String id, String caption, Figure figure) {
        List<ScoredMethod> sized = methods.stream()
                .filter(method -> method.isAnswer() && isMeasured(method, figure))
                .toList();
        return grid(id, caption, 1, sized, method -> figure);
    }

    /** Of those that have probabilities. */
    ReportTable calibration() {
        List<ScoredMethod> probable = methods.stream()
                .filter(method -> method.isAnswer() && isMeasured(method, Figure.CALIBRATION_ERROR))
                .toList();
        return grid(
                "calibration",
                "Calibration error of probabilities on rows held out, ten bins; less is better",
                3,
                probable,
                method -> Figure.CALIBRATION_ERROR);
    }

    /** A network and its rules are learned together. */
    ReportTable seconds() {
        return grid(
                "seconds",
                "Seconds to learn and to answer, one thread",
                1,
                methods.stream().filter(ScoredMethod::isAnswer).toList(),
                method -> Figure.SECONDS);
    }

    private boolean isMeasured(ScoredMethod method, Figure figure) {
        return tables.stream()
                .anyMatch(
                        table -> !results.values(table, method.method(), figure).isEmpty());
    }

    private ReportTable grid(
            String id, String caption, int digits, List<ScoredMethod> columns, Function<ScoredMethod, Figure> figure) {
        List<ReportTable.Row> rows = new ArrayList<>();
        for (SplitTable table : tables) {
            rows.add(new ReportTable.Row(
                    table.name(),
                    false,
                    columns.stream()
                            .map(method -> ReportCell.of(
                                    results.statistic(table, method.method(), figure.apply(method)), Optional.empty()))
                            .toList()));
        }
        if (tables.size() > 1) {
            rows.add(mean(digits, columns, figure));
        }
        return new ReportTable(
                id, caption, digits, columns.stream().map(ScoredMethod::name).toList(), rows);
    }

    /** Of methods that were tried on every table. */
    private ReportTable.Row mean(int digits, List<ScoredMethod> columns, Function<ScoredMethod, Figure> figure) {
        return new ReportTable.Row(
                "mean",
                true,
                columns.stream()
                        .map(method -> mean(method, figure.apply(method))
                                .map(mean -> ReportCell.of(Statistic.number(mean, digits)))
                                .orElse(ReportCell.of("")))
                        .toList());
    }

    private Optional<Double> mean(ScoredMethod method, Figure figure) {
        List<Double> means = tables.stream()
                .flatMap(table -> results.statistic(table, method.method(), figure).stream())
                .map(Statistic::mean)
                .toList();
        return means.size() < tables.size()
                ? Optional.empty()
                : Optional.of(means.stream().mapToDouble(mean -> mean).average().orElse(0));
    }
}
