package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.MulticlassChoice;
import dev.cleave.rules.search.softmax.MulticlassOptions;
import dev.cleave.rules.search.softmax.MulticlassPruning;
import dev.cleave.rules.search.softmax.MulticlassSearch;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.StillImproving;
import java.util.List;
import java.util.Optional;

/** Conjunctions with scores for each class, and the logic program that they are. */
final class ClassSearch {
    private static final double SEARCH_PENALTY = 1;
    private static final List<Double> PENALTIES = List.of(0.1, 1.0, 5.0); // of the scores of what was found
    private static final int ROWS_A_RULE = 5; // at least, so that a conjunction is no row by heart
    private static final int NEIGHBOURS = 1; // sizes beside the best that are tried with every penalty
    private static final int PASSES = 1;
    private static final int FEW = 20; // of many conjunctions one in so many is not worth another look at all

    private final TrainingTask task;
    private final TrainingRows rows;
    private final SyntheticRows synthetic;
    private final List<Rule.All> pool;
    private final Budget budget;

    ClassSearch(TrainingTask task, TrainingRows rows, SyntheticRows synthetic, List<Rule.All> pool) {
        this.task = task;
        this.rows = rows;
        this.synthetic = synthetic;
        this.pool = pool;
        this.budget = task.budget();
    }

    LearnedRules rules() {
        Path first = chosen();
        Path chosen = again(first);
        Placed placed = placed(rows.encoding(), chosen.rules(), chosen.penalty());
        int before = chosen.rules().bodies().size();
        while (placed.rules().bodies().size() < before - before / FEW) {
            before = placed.rules().bodies().size();
            placed = placed(placed.encoding(), placed.rules(), chosen.penalty());
        }
        Encoding encoding = placed.encoding();
        HardNetwork network = Refit.network(placed.rules(), encoding.domain());
        RuleSet rules = ExactReading.ofScores(encoding.domain()).rules(network, budget);
        return LearnedRules.found(encoding, rules).writtenAs(network).after(() -> Optional.of(first(first)));
    }

    /** As the last stage, but without what the validation rows say: on the rows it was found on no conjunction that isn't needed. */
    private FirstStage first(Path chosen) {
        WeightedSample fit = rows.noSynthetic().classes(rows.fit());
        ScoredRules needed = pruning(fit, chosen.penalty()).prune(chosen.rules().bodies());
        return FirstStage.ofClasses(
                rows.encoding(), Refit.network(needed, rows.encoding().domain()));
    }

    private MulticlassPruning pruning(WeightedSample sample, double penalty) {
        return new MulticlassPruning(sample, penalty, budget, task.options().threads());
    }

    /** Conjunctions over thresholds that are where they belong. */
    private record Placed(Encoding encoding, ScoredRules rules) {}

    /** Each threshold at its best place; then no conjunction that isn't needed. */
    private Placed placed(Encoding before, ScoredRules rules, double penalty) {
        List<PolishedRule> polished =
                ThresholdPolish.multiclass(all(before), rules, new NumericAtoms(before, rows.table()));
        ThresholdEncoding cut = ThresholdEncoding.of(before, polished);
        List<Rule.All> bodies = cut.bodies(polished);
        WeightedSample sample = all(cut.encoding());
        return new Placed(cut.encoding(), pruning(sample, penalty).prune(bodies));
    }

    private WeightedSample all(Encoding encoding) {
        TrainingRows over = rows.over(encoding);
        return over.noSynthetic().classes(over.all());
    }

    /** Conjunctions found with one penalty. */
    private record Path(double penalty, ScoredRules rules) {}

    /** How many and with which penalty is found with validation rows ... */
    private Path chosen() {
        WeightedSample fit = synthetic.classes(rows.fit());
        MulticlassChoice choice = new MulticlassChoice(rows.noSynthetic().classes(rows.validation()));
        List<ScoredRules> found = search(fit, SEARCH_PENALTY, mostRules()).path(new StillImproving(choice));
        ScoredRules near = choice.best(found);
        int at = found.indexOf(near);
        List<Path> paths =
                found.subList(Math.max(0, at - NEIGHBOURS), Math.min(found.size(), at + NEIGHBOURS + 1)).stream()
                        .flatMap(rules -> PENALTIES.stream().map(penalty -> refitted(fit, rules, penalty)))
                        .toList();
        ScoredRules best = choice.best(paths.stream().map(Path::rules).toList());
        return paths.stream().filter(path -> path.rules() == best).findFirst().orElseThrow();
    }

    private Path refitted(WeightedSample sample, ScoredRules rules, double penalty) {
        return new Path(penalty, penalty == SEARCH_PENALTY ? rules : ScoredRules.fit(sample, rules.bodies(), penalty));
    }

    /** ... which with all rows. */
    private Path again(Path found) {
        List<Rule.All> bodies = found.rules().bodies();
        ScoredRules exchanged = search(synthetic.classes(rows.all()), found.penalty(), Math.max(1, bodies.size()))
                .exchanged(bodies, PASSES);
        return new Path(found.penalty(), exchanged);
    }

    private MulticlassSearch search(WeightedSample sample, double penalty, int most) {
        MulticlassOptions how =
                MulticlassOptions.defaults().withPenalty(penalty).withMostRules(most);
        return new MulticlassSearch(sample, pool, how, budget, task.options().threads());
    }

    private int mostRules() {
        int fitting = Math.max(1, rows.fit().rows() / ROWS_A_RULE);
        return Math.min(fitting, task.options().form().mostRules());
    }
}
