package dev.cleave.lab;

import dev.cleave.lab.report.Cell;
import dev.cleave.lab.report.Grid;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Result;
import java.util.List;
import java.util.function.Function;

/** What holds of our rules in every single run, not on average. */
record Proofs(Results results) {
    Grid grid(List<DataSet> sets) {
        return new Grid(
                "table3-runs",
                "Cleave run by run: its worst drop, and what was proved of its rules",
                3,
                sets.stream().map(DataSet::label).toList(),
                List.of(
                        row("worst drop of any run", sets, this::worst),
                        row("runs proved on every valid input", sets, this::proved),
                        row("runs equal to the published network", sets, this::published)));
    }

    private static Grid.Row row(String name, List<DataSet> sets, Function<DataSet, String> text) {
        return new Grid.Row(
                name, true, sets.stream().map(set -> Cell.of(text.apply(set))).toList());
    }

    private List<Result> runs(DataSet set) {
        return results.of(set, Contenders.CLEAVE);
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
        return share(runs(set), runs(set).stream().filter(Result::isProved).count());
    }

    private String published(DataSet set) {
        return set.network().isEmpty()
                ? ""
                : share(
                        runs(set),
                        runs(set).stream().filter(Result::isPublishedNetwork).count());
    }

    private static String share(List<Result> runs, long count) {
        return runs.isEmpty() ? "" : count + " of " + runs.size();
    }
}
