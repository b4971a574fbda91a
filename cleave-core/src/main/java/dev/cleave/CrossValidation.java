package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.LearningPhase;
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
 * @param parts from all rows but those of one fold each
 */
public record CrossValidation(Learned learned, List<Learned> parts) {
    public CrossValidation {
        parts = List.copyOf(parts);
    }

    /** What each of the parts scored. */
    public List<Ledger> folds() {
        return parts.stream().map(part -> part.model().ledger()).toList();
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
        List<Learned> parts = new ArrayList<>();
        for (Split split : data.splits().folds(count, seed)) {
            int done = parts.size();
            parts.add(learner.learn(data, split, budget.part(count + 1 - done), after(done, count, listener)));
        }
        Learned all = learner.learn(data, Learner.everything(data), budget, after(count, count, listener));
        return new CrossValidation(all, parts);
    }

    /** All learnings as one piece of work, of which this many are done. */
    private static TrainingListener after(int learnings, int count, TrainingListener listener) {
        return new TrainingListener() {
            @Override
            public void advanced(long done, long total) {
                listener.advanced(learnings * total + done, (count + 1) * total);
            }

            @Override
            public void entered(LearningPhase phase) {
                listener.entered(phase);
            }
        };
    }
}
