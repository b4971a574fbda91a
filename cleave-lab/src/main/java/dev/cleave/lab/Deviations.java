package dev.cleave.lab;

import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Where a method of the paper, run again here, comes to something else than it does there. */
record Deviations(Results results, PaperFigures paper) {
    private static final double MUCH = 0.03;

    /** One line, or none where all is as in the paper. */
    List<String> notes(List<MethodRow> rows, List<DataSet> sets) {
        String found = rows.stream()
                .filter(row -> !row.ours())
                .flatMap(row -> sets.stream().flatMap(set -> deviation(row, set).stream()))
                .collect(Collectors.joining(", "));
        return found.isEmpty()
                ? List.of()
                : List.of("More than " + MUCH + " from what the paper has of the same method: " + found + ".");
    }

    private Optional<String> deviation(MethodRow row, DataSet set) {
        return paper.get(row.paper(), set, "f1")
                .flatMap(there ->
                        results.statistic(set, row.contender(), row.figure()).map(here -> here.mean() - there.mean()))
                .filter(difference -> Math.abs(difference) > MUCH)
                .map(difference -> row.name() + " on " + set.label() + " " + Statistic.difference(difference, 3));
    }
}
