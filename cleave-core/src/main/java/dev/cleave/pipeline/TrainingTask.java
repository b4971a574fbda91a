package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.PredicateKind;
import dev.cleave.budget.Budget;
import dev.cleave.budget.JointProgress;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.pipeline.distil.DistilledRows;
import dev.cleave.training.ModelSelection;
import dev.cleave.training.Plan;
import dev.cleave.training.TaskParts;
import dev.cleave.training.Trained;
import java.util.List;

/**
 * What every strategy has: rows, options, time, and who hears of progress.
 *
 * @param rows that rules are learned from
 * @param whole that networks are trained on: a step takes as long however many there are, and fewer would be learned by heart
 */
record TrainingTask(
        TrainingRows rows, TrainingRows whole, LearnOptions options, Budget budget, TrainingListener listener) {
    private static final int ENOUGH_ROWS = 50_000; // to tell networks apart

    TrainingTask(TrainingRows rows, LearnOptions options, Budget budget, TrainingListener listener) {
        this(rows, rows, options, budget, listener);
    }

    /** The same, where fewer rows are enough for rules. */
    TrainingTask with(TrainingRows fewer) {
        return new TrainingTask(fewer, whole, options, budget, listener);
    }

    /** The same, with another who hears of progress. */
    TrainingTask with(TrainingListener other) {
        return new TrainingTask(rows, whole, options, budget, other);
    }

    Encoding encoding() {
        return rows.encoding();
    }

    boolean hasClasses() {
        return encoding().target().exclusive();
    }

    boolean inventsPredicates() {
        return options.predicates() == PredicateKind.MLP;
    }

    /** Whether there are neither numbers nor classes, and rules are about the atoms as they are. */
    boolean isOverAtoms() {
        return !hasClasses() && encoding().numericColumns().isEmpty() && !inventsPredicates();
    }

    /** A network a plan, the best on validation rows first. */
    List<ModelSelection.Entry> train(List<Plan> plans, long seed, Budget time) {
        return selection(plans, time).run(plans, seed, options.threads());
    }

    private ModelSelection selection(List<Plan> plans, Budget time) {
        int read = plans.stream()
                .mapToInt(plan -> (int) Math.min(Integer.MAX_VALUE, plan.steps() * plan.batch()))
                .max()
                .orElse(0); // more rows than steps take would never be looked at
        return new ModelSelection(whole.fit(read), whole.validation(ENOUGH_ROWS), time, listener)
                .at(options.decision());
    }

    /** The same over atoms as they are, part by part where the task is wide. */
    List<ModelSelection.Entry> train(TaskParts parts, List<Plan> plans, long seed, Budget time) {
        return selection(plans, time).run(parts, plans, seed, options.threads());
    }

    /** As {@link #train(List, long, Budget)}, with the seed of the options. */
    List<Trained> trained(List<Plan> plans, Budget time) {
        return train(plans, options.seed(), time).stream()
                .map(ModelSelection.Entry::trained)
                .toList();
    }

    /** The best network of these plans. */
    Trained best(List<Plan> plans) {
        return trained(plans, budget).get(0);
    }

    /** The same, trained on rows that an ensemble labels, too, where that is a small table. */
    Trained distilled(List<Plan> plans) {
        DistilledRows more = new DistilledRows(whole.fitTable(), encoding(), whole.fit());
        if (inventsPredicates() || !more.isSmall()) {
            return best(plans);
        }
        JointProgress progress = new JointProgress(
                listener, more.steps(), plans.stream().mapToLong(Plan::steps).sum());
        Dataset fit = more.make(options.seed(), options.threads(), budget.part(2), progress.part(0));
        return new ModelSelection(fit, whole.validation(ENOUGH_ROWS), budget, progress.part(1))
                .at(options.decision())
                .run(plans, options.seed(), options.threads())
                .get(0)
                .trained();
    }
}
