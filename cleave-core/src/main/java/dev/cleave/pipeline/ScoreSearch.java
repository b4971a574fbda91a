package dev.cleave.pipeline;

import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.discretise.DiscretisedNetwork;
import dev.cleave.pipeline.distil.Distillation;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.rules.ConjunctionPool;
import dev.cleave.training.Trained;
import java.util.List;

/**
 * The default for tables with numbers or classes (docs/adr/0011): some networks learn thresholds and conjunctions, which are what
 * a search chooses few of; validation rows choose how many, and all rows together where exactly each threshold is.
 *
 * @param plain whether heads that hold or not may have plain rules alone
 */
record ScoreSearch(TrainingTask task, boolean plain) implements Search {
    @Override
    public LearnedRules learn() {
        List<Trained> networks =
                task.trained(TrainingPlans.of(task), task.budget().part(2));
        return task.inventsPredicates()
                ? searchInvented(networks)
                : search(
                        task.rows(),
                        networks,
                        networks.stream().map(Trained::hard).toList());
    }

    /** Over what the best network invented. */
    private LearnedRules searchInvented(List<Trained> networks) {
        DiscretisedNetwork best = AtomNetworks.of(networks.get(0).hard(), task.rows());
        List<Trained> over = networks.stream()
                .map(trained -> AtomNetworks.over(trained, best.encoding()))
                .toList();
        return search(task.rows().over(best.encoding()), over, List.of(best.network()));
    }

    /** @param hard those whose conjunctions are candidates */
    private LearnedRules search(TrainingRows rows, List<Trained> networks, List<HardNetwork> hard) {
        List<Rule.All> pool = ConjunctionPool.of(rows.encoding(), hard);
        SyntheticRows synthetic = new Distillation(
                        rows.encoding(), networks.stream().map(Trained::soft).toList())
                .rows(rows.fitTable(), rows.decision(), task.options().seed());
        return search(rows, synthetic, pool).through(networks.get(0));
    }

    @Override
    public LearnedRules fromLabels() {
        return search(task.rows(), task.rows().noSynthetic(), List.of());
    }

    private LearnedRules search(TrainingRows rows, SyntheticRows synthetic, List<Rule.All> pool) {
        return task.hasClasses()
                ? new ClassSearch(task, rows, synthetic, pool).rules()
                : new HeadSearch(
                                task,
                                rows,
                                synthetic,
                                pool,
                                plain || task.options().form().plain())
                        .rules();
    }
}
