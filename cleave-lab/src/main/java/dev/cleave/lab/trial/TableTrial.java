package dev.cleave.lab.trial;

import dev.cleave.budget.Budget;
import dev.cleave.datasets.Protocol;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.Split;
import java.time.Duration;
import java.util.Locale;

/**
 * One run of a contender on a data set of the paper.
 *
 * @param run from 0: which seed, or which fold
 */
public record TableTrial(DataSet set, Method contender, int run, TrialBudget allowance) implements Trial {
    @Override
    public String key() {
        return String.format(Locale.ROOT, "%s-%s-%02d", set.key(), contender.key(), run);
    }

    @Override
    public long seed() {
        return Protocol.SEED + run;
    }

    @Override
    public String settings() {
        return (isFold() ? DataSet.BASELINE_FOLDS + " folds" : held()) + ", " + allowance.settings();
    }

    /** As the paper has its baselines. */
    private boolean isFold() {
        return contender.isBaseline() && set.isPublished();
    }

    private String held() {
        return set.named().preparation().protocol() instanceof Protocol.Folds folds
                ? folds.count() + " folds"
                : "the same rows held out in every run";
    }

    @Override
    public Duration limit() {
        return allowance.limit();
    }

    @Override
    public void prepare(DataSetCache library) {
        library.get(set);
    }

    @Override
    public TrialResult run(DataSetCache library, Budget budget) {
        LabelledTable data = library.get(set);
        Split whole = isFold() ? set.fold(data, run) : set.split(data, run);
        Split split = allowance.cut(data, whole, seed());
        TrialResult result = contender.learn(set, data, split, seed(), budget);
        return result.with(Figure.TRAINING_ROWS, whole.train().size())
                .with(Figure.LEARNED_ROWS, split.train().size());
    }
}
