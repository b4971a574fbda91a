package dev.cleave.cli.learn;

import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import java.util.List;
import java.util.Optional;

/** What stages scored, over all learnings. */
record StageFigures(Resampling.Outcome outcome) {
    List<Stage> stages() {
        return outcome.learned().model().ledger().stages();
    }

    boolean isWeighted() {
        return outcome.ledgers().stream().anyMatch(Ledger::isWeighted);
    }

    /** One figure of a stage on some rows; none where it has none there. */
    interface Figure {
        Optional<Double> of(Stage stage, RowPart part);
    }

    Optional<Double> countedF1(Stage stage, RowPart part) {
        return stage.on(part).map(task()::f1);
    }

    Optional<Double> countedAccuracy(Stage stage, RowPart part) {
        return stage.on(part).map(task()::accuracy);
    }

    Optional<Double> weightedF1(Stage stage, RowPart part) {
        return stage.weightedOn(part).map(task()::f1);
    }

    Optional<Double> weightedAccuracy(Stage stage, RowPart part) {
        return stage.weightedOn(part).map(task()::accuracy);
    }

    Optional<RunSummary> summary(String stage, Figure figure, RowPart part) {
        List<Double> figures = outcome.ledgers().stream()
                .flatMap(ledger -> ledger.stages().stream())
                .filter(found -> found.name().equals(stage))
                .flatMap(found -> figure.of(found, part).stream())
                .toList();
        return figures.isEmpty() ? Optional.empty() : Optional.of(RunSummary.of(figures));
    }

    Task task() {
        return Task.of(outcome.learned().encoding().target());
    }
}
