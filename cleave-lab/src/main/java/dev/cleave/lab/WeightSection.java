package dev.cleave.lab;

import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Section;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the paper leaves out: a large table as it is, with a rare class, all of whose rows are learned from. */
record WeightSection(Results results, String command) {
    private static final DataSet SET = DataSet.CDC_ALL;

    Section section() {
        List<ReportTable.Row> rows = new ArrayList<>();
        for (Method contender : Methods.weighed()) {
            boolean ours = contender.equals(Methods.CLEAVE);
            if (ours) {
                rows.add(row(contender.name() + ": network", false, contender, Figure.SOFT_F1));
            }
            rows.add(row(ours ? contender.name() + ": rules" : contender.name(), ours, contender, Figure.F1));
        }
        ReportTable grid = new ReportTable(
                LabPart.WEIGHTS.key(), "F1 of diabetes on rows held out", 3, List.of("F1", "rules"), rows);
        return new Section(
                LabPart.WEIGHTS.key(),
                "Beyond the paper: CDC with all its rows",
                List.of(
                        "The paper draws as many healthy people as there are people with diabetes, by NearMiss-1, before it"
                                + " holds rows out, so that the rows held out are drawn, too. Here all 253,680 rows stay, 30 % of"
                                + " them are held out as they are, and in training each class weighs the same."),
                command,
                List.of(grid),
                List.of(),
                List.of(),
                new Notes(results).of(Methods.weighed(), List.of(SET)));
    }

    private ReportTable.Row row(String name, boolean ours, Method contender, Figure figure) {
        Optional<Statistic> rules =
                figure == Figure.F1 ? results.statistic(SET, contender, Figure.RULES) : Optional.empty();
        return new ReportTable.Row(
                name,
                ours,
                List.of(
                        ReportCell.of(results.statistic(SET, contender, figure), Optional.empty()),
                        ReportCell.of(rules.map(found -> Statistic.number(found.mean(), 1))
                                .orElse(""))));
    }
}
