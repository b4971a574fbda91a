package dev.cleave.lab;

import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.List;
import java.util.function.Function;

/** What holds of our rules in every single run, not on average. */
record Proofs(Results results) {
    ReportTable grid(List<DataSet> sets) {
        return new ReportTable(
                "table3-runs",
                "Cleave run by run: its worst drop, and what was proved of its rules",
                3,
                sets.stream().map(DataSet::label).toList(),
                List.of(
                        row("worst drop of any run", sets, this::worst),
                        row("runs proved on every valid input", sets, this::proved),
                        row("runs equal to the published network", sets, this::published)));
    }

    private static ReportTable.Row row(String name, List<DataSet> sets, Function<DataSet, String> text) {
        return new ReportTable.Row(
                name,
                true,
                sets.stream().map(set -> ReportCell.of(text.apply(set))).toList());
    }

    private List<TrialResult> runs(DataSet set) {
        return results.of(set, Methods.CLEAVE);
    }

    private String worst(DataSet set) {
        return runs(set).stream()
                .flatMap(run -> run.get(Figure.SOFT_F1).stream()
                        .mapToObj(soft -> soft - run.get(Figure.F1).orElse(0)))
                .max(Double::compare)
                .map(drop -> Statistic.number(drop, 3))
                .orElse("");
    }

    private String proved(DataSet set) {
        return share(runs(set), runs(set).stream().filter(TrialResult::isProved).count());
    }

    private String published(DataSet set) {
        return set.network().isEmpty()
                ? ""
                : share(
                        runs(set),
                        runs(set).stream()
                                .filter(TrialResult::isPublishedNetwork)
                                .count());
    }

    private static String share(List<TrialResult> runs, long count) {
        return runs.isEmpty() ? "" : count + " of " + runs.size();
    }
}
