package dev.cleave.pipeline;

import dev.cleave.paper.Disentanglement;
import dev.cleave.paper.Thresholding;
import dev.cleave.table.InputException;
import dev.cleave.training.Trained;

/** A way from rows to rules. */
sealed interface Strategy permits Search, RefitStrategy, NetworkReading, ExactWithin, PaperTranslation {
    LearnedRules learn();

    /** Whether a label may be said at another probability than one half. */
    boolean allowsDecision();

    /** The way that the options ask for; an {@link InputException} where there is none for such rows. */
    static Strategy of(TrainingTask task) {
        if (task.options().isExactWithin()) {
            return new ExactWithin(task);
        }
        return switch (task.options().extract()) {
            case AUTO -> task.inventsPredicates() && task.hasClasses() ? new RefitStrategy(task) : search(task, false);
            case SEARCH -> search(task, true);
            case EXACT ->
                task.isOverAtoms()
                        ? new NetworkReading(
                                task, () -> task.best(TrainingPlans.overAtoms(task)), Trained::hard, true, true)
                        : new NetworkReading(
                                task, () -> task.distilled(TrainingPlans.wide(task)), Trained::hard, true, false);
            case TERNARY ->
                new NetworkReading(task, () -> task.best(TrainingPlans.ternary(task)), Trained::last, false, false);
            case REFIT -> new RefitStrategy(task);
            case DISENTANGLE -> new PaperTranslation(task, Disentanglement.defaults()::translate);
            case THRESHOLD -> new PaperTranslation(task, Thresholding::translate);
        };
    }

    /**
     * The search for such rows.
     *
     * @param plain whether only plain rules of the search itself are candidates
     */
    static Search search(TrainingTask task, boolean plain) {
        return task.isOverAtoms() ? new DescriptionLengthSearch(task, plain) : new ScoreSearch(task, plain);
    }
}
