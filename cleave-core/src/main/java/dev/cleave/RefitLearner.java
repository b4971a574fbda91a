package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Decision;
import dev.cleave.data.Encoding;
import dev.cleave.data.Rows;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.kernel.Kernels;
import dev.cleave.logic.Rule;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.Settled;
import dev.cleave.training.Contest;
import dev.cleave.training.Plan;
import dev.cleave.training.Trained;
import dev.cleave.training.Trainer;
import dev.cleave.training.TrainingListener;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * Ternary networks, each of whose conjunctions is one rule, with scores fitted anew ({@link Refit}). Validation rows choose the
 * network and the penalty; then that network is trained again, and its scores fitted, on all rows.
 */
final class RefitLearner {
    private static final List<Double> PENALTIES = List.of(0.1, 1.0);
    private static final int MOST_RULES = 38;

    private final Table table;
    private final Encoding encoding;
    private final Dataset all;
    private final LearnOptions options;
    private final Budget budget;
    private final TrainingListener listener;

    RefitLearner(
            Table table,
            Encoding encoding,
            Dataset all,
            LearnOptions options,
            Budget budget,
            TrainingListener listener) {
        this.table = table;
        this.encoding = encoding;
        this.all = all;
        this.options = options;
        this.budget = budget;
        this.listener = listener;
    }

    /** @param plans to train on some rows, each of which ends with a ternary network */
    Found learn(Function<Dataset, List<Plan>> plans) {
        Split split = Splits.stratified(all.targets()).holdOut(options.validation(), options.seed());
        Dataset fit = all.select(split.train());
        List<Contest.Entry> entries = new Contest(fit, all.select(split.test()), budget.part(2), listener)
                .run(plans.apply(fit), options.seed(), options.threads());
        Candidate best = entries.stream()
                .flatMap(entry -> candidates(entry.trained(), split).stream())
                .min(Comparator.comparingDouble(Candidate::errors).thenComparingInt(Candidate::rules))
                .orElseThrow();
        return found(again(best.trained()), best);
    }

    /** A network, a penalty and a number of rules, with what they have wrong on validation rows. */
    private record Candidate(Trained trained, double penalty, int rules, double errors) {}

    private List<Candidate> candidates(Trained trained, Split split) {
        Settled settled = Settlements.of(trained.last(), encoding, table);
        Dataset rows = rows(settled.encoding());
        Dataset held = rows.select(split.test());
        int most = Math.min(MOST_RULES, options.form().mostRules());
        List<Candidate> candidates = new ArrayList<>();
        for (double penalty : PENALTIES) {
            for (Refit.Fitted fitted : path(settled, rows.select(split.train()), penalty, most)) {
                double errors = Contest.errors(fitted.network(), held, Decision.even());
                candidates.add(new Candidate(
                        trained, penalty, Math.max(1, fitted.bodies().size()), errors));
            }
        }
        return candidates;
    }

    /** On all rows, while there is time. */
    private Trained again(Trained best) {
        Dataset none = all.select(Rows.of());
        Trained trained = new Trainer(Kernels.best(), all, none, budget).train(best.plan(), best.seed(), steps -> {});
        return trained.wasCutShort() ? best : trained;
    }

    private Found found(Trained trained, Candidate chosen) {
        Settled settled = Settlements.of(trained.last(), encoding, table);
        Encoding atoms = settled.encoding();
        Dataset rows = rows(atoms);
        NeuralDnf network =
                path(settled, rows, chosen.penalty(), chosen.rules()).get(0).network();
        return Found.written(
                atoms, Settlements.over(trained, atoms), refit(atoms, rows).rules(network, budget), network);
    }

    private static List<Refit.Fitted> path(Settled settled, Dataset rows, double penalty, int most) {
        List<Rule.All> bodies =
                new ShortBodies(rows.inputs().transposed()).of(settled.network().conjunctions());
        return refit(settled.encoding(), rows).path(bodies, penalty, most);
    }

    private static Refit refit(Encoding atoms, Dataset rows) {
        return new Refit(rows, atoms.domain(), atoms.target().exclusive());
    }

    private Dataset rows(Encoding atoms) {
        return atoms.encode(table).dataset().with(all.weights());
    }
}
