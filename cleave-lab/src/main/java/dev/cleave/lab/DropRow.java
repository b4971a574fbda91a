package dev.cleave.lab;

import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Method;
import java.util.Optional;

/** A row of the table of drops: how much F1 falls from the soft network to what it is translated into. */
record DropRow(String name, Method contender, Figure to, boolean ours) {
    private static final double SEEN = 0.0005;

    ReportCell cell(Results results, PaperFigures paper, DataSet set) {
        Optional<Statistic> drop = results.drop(set, contender, Figure.SOFT_F1, to);
        ReportCell cell = ReportCell.of(drop, paper.get(name, set, "drop"));
        return ours && drop.isPresent() && drop.get().mean() > SEEN ? cell.behind("below its network") : cell;
    }
}
