package dev.cleave.lab.tables;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Scores;
import dev.cleave.lab.baseline.Baseline;
import dev.cleave.lab.baseline.BaselineResult;
import dev.cleave.lab.baseline.BaselineTask;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What people use instead.
 *
 * @param fits which tables it is worth trying on
 * @param most time that is worth giving it; all that there is where nothing is said
 */
record RivalMethod(Baseline rival, Predicate<LabelledTable> fits, Optional<Duration> most) implements TableMethod {
    @Override
    public String key() {
        return rival.name().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    @Override
    public String name() {
        return rival.name();
    }

    @Override
    public boolean isFor(LabelledTable data) {
        return fits.test(data);
    }

    @Override
    public TrialResult learn(LabelledTable data, Split split, long seed, Budget budget) {
        Table train = data.table().select(split.train());
        Encoding encoding = Encoding.fit(train, data.target(), Rows.all(train.rows()), EncodingOptions.defaults());
        BaselineTask task = BaselineTask.of(encoding, train, data.table().select(split.test()));
        BaselineResult result = rival.learn(task, seed, most.map(Budget::of).orElse(budget));
        Scores scores = Scores.of(result.answers(), task.test().targets());
        Map<Figure, Double> figures = TableFigures.of(scores, result.size());
        result.calibrationError().ifPresent(error -> figures.put(Figure.CALIBRATION_ERROR, error));
        return TrialResult.of(figures, result.note());
    }
}
