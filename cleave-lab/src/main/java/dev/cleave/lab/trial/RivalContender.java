package dev.cleave.lab.trial;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Scores;
import dev.cleave.data.Split;
import dev.cleave.data.Table;
import dev.cleave.lab.rival.Lesson;
import dev.cleave.lab.rival.Outcome;
import dev.cleave.lab.rival.Rival;
import dev.cleave.ledger.Size;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What people use instead.
 *
 * @param isBaseline whether the paper scores it by five folds
 * @param fits which data sets it can learn
 */
public record RivalContender(String key, Rival rival, boolean isBaseline, Predicate<DataSet> fits)
        implements Contender {
    @Override
    public String name() {
        return rival.name();
    }

    @Override
    public boolean isFor(DataSet set) {
        return fits.test(set);
    }

    @Override
    public Result learn(DataSet set, Labelled data, Split split, long seed, Budget budget) {
        Table train = data.table().select(split.train());
        Encoding encoding = Encoding.fit(
                train,
                data.target(),
                Rows.all(train.rows()),
                set.named().preparation().encoding());
        Dataset test = encoding.encode(data.table().select(split.test())).dataset();
        Dataset weighed = set.weighting().weigh(encoding.encode(train), train, data.target());
        Lesson lesson = new Lesson(encoding, weighed, test);
        Outcome outcome = rival.learn(lesson, seed, budget);
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        figures.put(Figure.F1, set.task().f1(Scores.of(outcome.answers(), test.targets())));
        if (!outcome.size().equals(Size.NONE)) {
            figures.putAll(RuleFigures.size(outcome.size()));
        }
        return Result.of(figures, outcome.note());
    }
}
