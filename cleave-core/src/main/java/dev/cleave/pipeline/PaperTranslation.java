package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.SoftNetwork;
import dev.cleave.paper.PaperPruning;
import dev.cleave.paper.Translation;
import dev.cleave.table.InputException;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.training.Trained;
import java.util.Optional;

/** One of the paper's translations of the best soft network, pruned. */
record PaperTranslation(TrainingTask task, Translator translator) implements Strategy {
    /** From a pruned soft network to rules, by the given rows. */
    @FunctionalInterface
    interface Translator {
        Translation translate(SoftNetwork network, Dataset rows, Budget budget);
    }

    PaperTranslation {
        if (!task.isOverAtoms()) {
            throw new InputException(
                    task.rows().table().place(),
                    "the paper's translations are for Boolean and categorical columns as they are, and labels that are not"
                            + " classes of one column; extract rules by auto, exact, ternary or refit",
                    Setting.EXTRACT);
        }
    }

    /** The sweep of thresholds has no place for it. */
    @Override
    public boolean allowsDecision() {
        return false;
    }

    @Override
    public LearnedRules learn() {
        Trained best =
                task.trained(TrainingPlans.overAtoms(task), task.budget()).get(0);
        Dataset rows = task.rows().all();
        SoftNetwork pruned =
                PaperPruning.prune(best.soft(), rows, task.budget()).network();
        if (translator.translate(pruned, rows, task.budget()) instanceof Translation.Translated done) {
            return LearnedRules.found(task.encoding(), done.rules())
                    .throughSoft(best)
                    .through("pruned", pruned)
                    .readFrom(done.network())
                    .after(() -> first(best).stream().toList());
        }
        throw new InputException(
                SourceLocation.unknown(),
                "this translation did not end within its limits; give it more time, or extract rules by auto",
                Setting.EXTRACT);
    }

    private Optional<FirstStage> first(Trained best) {
        Dataset fit = task.rows().fit();
        SoftNetwork pruned = PaperPruning.prune(best.soft(), fit, task.budget()).network();
        return translator.translate(pruned, fit, task.budget()) instanceof Translation.Translated done
                ? Optional.of(FirstStage.of(task.encoding(), done.rules()))
                : Optional.empty();
    }
}
