package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Ledger;
import dev.cleave.table.Split;
import java.util.ArrayList;
import java.util.List;

/**
 * Learning with each part of the rows held out in turn, and once from all of them.
 *
 * @param learned from all rows
 * @param folds what each of the others scored
 */
public record CrossValidation(Learned learned, List<Ledger> folds) {
    public CrossValidation {
        folds = List.copyOf(folds);
    }

    /** With all the time that it takes; an {@link dev.cleave.table.InputException} where there can't be so many folds. */
    public static CrossValidation run(Learner learner, LabelledTable data, int count, long seed) {
        return run(learner, data, count, seed, Budget.unlimited(), TrainingListener.NONE);
    }

    /**
     * As {@link #run(Learner, LabelledTable, int, long)}, with an equal part of the budget for each learning.
     *
     * @param seed that chooses the folds
     */
    public static CrossValidation run(
            Learner learner, LabelledTable data, int count, long seed, Budget budget, TrainingListener listener) {
        List<Ledger> folds = new ArrayList<>();
        for (Split split : data.splits().folds(count, seed)) {
            int done = folds.size();
            Learned learned = learner.learn(data, split, budget.part(count + 1 - done), after(done, count, listener));
            folds.add(learned.model().ledger());
        }
        Learned all = learner.learn(data, Learner.everything(data), budget, after(count, count, listener));
        return new CrossValidation(all, folds);
    }

    /** All learnings as one piece of work, of which this many are done. */
    private static TrainingListener after(int learnings, int count, TrainingListener listener) {
        return (done, total) -> listener.advanced(learnings * total + done, (count + 1) * total);
    }
}
