package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.data.Encoding;
import dev.cleave.extraction.ClassNetwork;
import dev.cleave.extraction.ClassRules;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.search.MulticlassChoice;
import dev.cleave.search.MulticlassOptions;
import dev.cleave.search.MulticlassPruning;
import dev.cleave.search.MulticlassSearch;
import dev.cleave.search.PolishedRule;
import dev.cleave.search.Sample;
import dev.cleave.search.ScoredRules;
import dev.cleave.search.ThresholdPolish;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Conjunctions with scores for each class, and the logic program that they are. */
final class ClassLearner {
    private static final List<Double> PENALTIES = List.of(0.05, 0.1);
    private static final int FEW_RULES = 25; // a small table may have, and more the more rows there are
    private static final int MOST_RULES = 60;
    private static final int ROWS_A_RULE = 100;
    private static final int MOST_PLAIN = 16;
    private static final List<Double> PENALTIES_OF_MANY_ROWS = List.of(1.0, 5.0);
    private static final int PASSES = 2;
    private static final int MANY_ROWS = 5_000;
    private static final int SELDOM = 10; // conjunctions are exchanged, where each exchange takes long

    private final SearchRows rows;
    private final List<Rule.All> pool;
    private final LearnOptions options;
    private final Budget budget;

    ClassLearner(SearchRows rows, List<Rule.All> pool, LearnOptions options, Budget budget) {
        this.rows = rows;
        this.pool = pool;
        this.options = options;
        this.budget = budget;
    }

    Program program() {
        Path chosen = chosen();
        Settled settled = settled(rows.encoding(), chosen.rules(), chosen.penalty());
        int before = chosen.rules().bodies().size();
        while (!isLarge() && settled.rules().bodies().size() < before) {
            before = settled.rules().bodies().size();
            settled = settled(settled.encoding(), settled.rules(), chosen.penalty());
        }
        Encoding encoding = settled.encoding();
        NeuralDnf network = written(settled.rules(), encoding);
        RuleSet program = ClassRules.extract(network, encoding.domain(), MOST_PLAIN, budget)
                .orElseThrow();
        return new Program(encoding, program, Optional.of(network));
    }

    /** Conjunctions over thresholds that are where they belong. */
    private record Settled(Encoding encoding, ScoredRules rules) {}

    /** Each threshold at its best place; then no conjunction that isn't needed. */
    private Settled settled(Encoding before, ScoredRules rules, double penalty) {
        List<PolishedRule> polished =
                ThresholdPolish.multiclass(rows.classes(before), rules, new NumericAtoms(before, rows.table()));
        CutRules cut = CutRules.of(before, polished);
        List<Rule.All> bodies = List.copyOf(new LinkedHashSet<>(
                polished.stream().map(cut::body).flatMap(Optional::stream).toList()));
        Sample sample = rows.classes(cut.encoding());
        ScoredRules fitted = isLarge()
                ? ScoredRules.fit(sample, bodies, penalty)
                : new MulticlassPruning(sample, penalty, budget).prune(bodies);
        return new Settled(cut.encoding(), fitted);
    }

    /** Conjunctions found with one penalty. */
    private record Path(double penalty, ScoredRules rules) {}

    /** How many and with which penalty is found with validation rows, which with all rows. */
    private Path chosen() {
        Sample fit = rows.taughtClasses(rows.fit());
        MulticlassChoice choice = new MulticlassChoice(rows.classes(rows.held()));
        List<Workers.Job<List<Path>>> jobs = penalties().stream()
                .<Workers.Job<List<Path>>>map(penalty -> () -> search(fit, penalty, mostRules()))
                .toList();
        List<Path> paths = Workers.run(jobs, options.threads(), Budget.unlimited()).stream()
                .flatMap(List::stream)
                .toList();
        ScoredRules best = choice.best(paths.stream().map(Path::rules).toList());
        Path found =
                paths.stream().filter(path -> path.rules() == best).findFirst().orElseThrow();
        if (isLarge()) { // another search would take too long
            return new Path(found.penalty(), exchanged(found));
        }
        List<Path> again =
                search(rows.classes(rows.all()), found.penalty(), best.bodies().size());
        return Stream.concat(Stream.of(found), again.stream())
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    /** With all rows, conjunction by conjunction. */
    private ScoredRules exchanged(Path found) {
        List<Rule.All> bodies = found.rules().bodies();
        return new MulticlassSearch(rows.taughtClasses(rows.all()), pool, how(found.penalty(), bodies.size()), budget)
                .exchanged(bodies, PASSES);
    }

    private List<Path> search(Sample sample, double penalty, int most) {
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
        return Math.min(fitting, options.form().mostRules());
    }

    private static NeuralDnf written(ScoredRules rules, Encoding encoding) {
        int classes = rules.classes();
        double[][] scores = new double[classes][rules.bodies().size()];
        double[] biases = new double[classes];
        for (int k = 0; k < classes; k++) {
            for (int body = 0; body < scores[k].length; body++) {
                scores[k][body] = rules.score(body, k);
            }
            biases[k] = rules.bias(k);
        }
        return ClassNetwork.of(encoding.atoms().size(), rules.bodies(), scores, biases);
    }
}
