package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Conjunctions with scores for each class, and the logic program that they are. */
final class ClassSearch {
    private static final List<Double> PENALTIES = List.of(0.05, 0.1);
    private static final int FEW_RULES = 25; // a small table may have, and more the more rows there are
    private static final int MOST_RULES = 60;
    private static final int ROWS_A_RULE = 100;
    private static final List<Double> PENALTIES_OF_MANY_ROWS = List.of(1.0, 5.0);
    private static final int PASSES = 2;
    private static final int MANY_ROWS = 5_000;
    private static final int SELDOM = 10; // conjunctions are exchanged, where each exchange takes long

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
        while (!isLarge() && placed.rules().bodies().size() < before) {
            before = placed.rules().bodies().size();
            placed = placed(placed.encoding(), placed.rules(), chosen.penalty());
        }
        Encoding encoding = placed.encoding();
        HardNetwork network = Refit.network(placed.rules(), encoding.domain());
        RuleSet rules = ExactReading.ofScores(encoding.domain()).rules(network, budget);
        return LearnedRules.found(encoding, rules).writtenAs(network).after(() -> Optional.of(first(first.rules())));
    }

    private FirstStage first(ScoredRules chosen) {
        return FirstStage.ofClasses(
                rows.encoding(), Refit.network(chosen, rows.encoding().domain()));
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
        ScoredRules fitted = isLarge()
                ? ScoredRules.fit(sample, bodies, penalty)
                : new MulticlassPruning(sample, penalty, budget).prune(bodies);
        return new Placed(cut.encoding(), fitted);
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
        List<Workers.Job<List<Path>>> jobs = penalties().stream()
                .<Workers.Job<List<Path>>>map(penalty -> () -> search(fit, penalty, mostRules()))
                .toList();
        List<Path> paths = Workers.run(jobs, task.options().threads(), Budget.unlimited()).stream()
                .flatMap(List::stream)
                .toList();
        ScoredRules best = choice.best(paths.stream().map(Path::rules).toList());
        return paths.stream().filter(path -> path.rules() == best).findFirst().orElseThrow();
    }

    /** ... which with all rows. */
    private Path again(Path found) {
        if (isLarge()) { // another search would take too long
            return new Path(found.penalty(), exchanged(found));
        }
        List<Path> again = search(
                rows.noSynthetic().classes(rows.all()),
                found.penalty(),
                found.rules().bodies().size());
        return Stream.concat(Stream.of(found), again.stream())
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    /** With all rows, conjunction by conjunction. */
    private ScoredRules exchanged(Path found) {
        List<Rule.All> bodies = found.rules().bodies();
        return new MulticlassSearch(synthetic.classes(rows.all()), pool, how(found.penalty(), bodies.size()), budget)
                .exchanged(bodies, PASSES);
    }

    private List<Path> search(WeightedSample sample, double penalty, int most) {
        return new MulticlassSearch(sample, pool, how(penalty, most), budget)
                .path().stream().map(rules -> new Path(penalty, rules)).toList();
    }

    private MulticlassOptions how(double penalty, int most) {
        int some = Math.max(1, most);
        MulticlassOptions search =
                MulticlassOptions.defaults().withPenalty(penalty).withMostRules(some);
        return isLarge() ? search.withSwapEvery(SELDOM).withBeam(1).withLeastRules(some - some / 4) : search;
    }

    private boolean isLarge() {
        return rows.fit().rows() > MANY_ROWS;
    }

    /** More rows are fitted too closely just as well, only with more conjunctions. */
    private List<Double> penalties() {
        return isLarge() ? PENALTIES_OF_MANY_ROWS : PENALTIES;
    }

    private int mostRules() {
        int fitting = Math.max(FEW_RULES, Math.min(MOST_RULES, rows.fit().rows() / ROWS_A_RULE));
        return Math.min(fitting, task.options().form().mostRules());
    }
}
