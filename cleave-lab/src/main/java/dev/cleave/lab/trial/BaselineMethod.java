package dev.cleave.lab.trial;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.lab.baseline.Baseline;
import dev.cleave.lab.baseline.BaselineResult;
import dev.cleave.lab.baseline.BaselineTask;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What people use instead.
 *
 * @param isBaseline whether the paper scores it by five folds
 * @param fits which data sets it can learn
 */
public record BaselineMethod(String key, Baseline rival, boolean isBaseline, Predicate<DataSet> fits)
        implements Method {
    @Override
    public String name() {
        return rival.name();
    }

    @Override
    public boolean isFor(DataSet set) {
        return fits.test(set);
    }

    @Override
    public TrialResult learn(DataSet set, LabelledTable data, Split split, long seed, Budget budget) {
        Table train = data.table().select(split.train());
        Encoding encoding = Encoding.fit(
                train,
                data.target(),
                Rows.all(train.rows()),
                set.named().preparation().encoding());
        Table held = data.table().select(split.test());
        Dataset test = encoding.encode(held).dataset();
        Dataset weighed = set.weighting().weigh(encoding.encode(train), train, data.target());
        BaselineTask lesson = new BaselineTask(encoding, weighed, test, train, held);
        BaselineResult outcome = rival.learn(lesson, seed, budget);
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        figures.put(Figure.F1, set.task().f1(Scores.of(outcome.answers(), test.targets())));
        if (!outcome.size().equals(RuleSize.NONE)) {
            figures.putAll(RuleFigures.size(outcome.size()));
        }
        return TrialResult.of(figures, outcome.note());
    }
}
