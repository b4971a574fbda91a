package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Rows;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.kernel.Kernels;
import dev.cleave.logic.Rule;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.Settled;
import dev.cleave.model.SideBySide;
import dev.cleave.training.Contest;
import dev.cleave.training.Plan;
import dev.cleave.training.Trained;
import dev.cleave.training.Trainer;
import dev.cleave.training.TrainingListener;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * Ternary networks, each of whose conjunctions is one rule, with scores fitted anew ({@link Refit}). Validation rows choose the
 * network, or several side by side, and the number of rules; then these are trained again, and scores fitted, on all rows.
 *
 * @param table the rows that may be learned from, which the data set {@code all} has encoded
 */
record RefitLearner(
        Table table, Encoding encoding, Dataset all, LearnOptions options, Budget budget, TrainingListener listener) {
    private static final double PENALTY = 1; // a tenth and five times as much gave the same (docs/adr/0014)
    private static final int MOST_RULES = 39;

    /** @param plans to train on some rows, each of which ends with a ternary network */
    Found learn(Function<Dataset, List<Plan>> plans) {
        Split split = Splits.stratified(all.targets()).holdOut(options.validation(), options.seed());
        Dataset fit = all.select(split.train());
        List<Contest.Entry> entries = new Contest(fit, all.select(split.test()), budget.part(2), listener)
                .at(options.decision())
                .run(plans.apply(fit), options.seed(), options.threads());
        List<Workers.Job<List<Candidate>>> jobs = groups(entries).stream()
                .<Workers.Job<List<Candidate>>>map(group -> () -> candidates(group, split))
                .toList();
        Candidate best = Workers.run(jobs, options.threads(), Budget.unlimited()).stream()
                .flatMap(List::stream)
                .min(Comparator.comparingDouble(Candidate::errors).thenComparingInt(Candidate::rules))
                .orElseThrow();
        return found(again(best.networks()), best.rules());
    }

    /** Networks that invent predicates for classes give their conjunctions together; else validation rows choose one. */
    private List<List<Trained>> groups(List<Contest.Entry> entries) {
        List<Trained> all = entries.stream().map(Contest.Entry::trained).toList();
        return options.predicates() == PredicateKind.MLP && encoding.target().exclusive()
                ? List.of(all)
                : all.stream().map(List::of).toList();
    }

    /** Networks, the best first, and a number of rules, with what they have wrong on validation rows. */
    private record Candidate(List<Trained> networks, int rules, double errors) {}

    private List<Candidate> candidates(List<Trained> networks, Split split) {
        Settled settled = settled(networks);
        Dataset rows = rows(settled.encoding());
        Dataset fit = rows.select(split.train());
        Dataset held = rows.select(split.test());
        List<Rule.All> bodies = bodies(settled, fit);
        int most = Math.min(MOST_RULES, options.form().mostRules());
        return refit(settled.encoding(), fit).path(bodies, PENALTY, most).stream()
                .map(fitted -> new Candidate(
                        networks,
                        Math.max(1, fitted.bodies().size()),
                        Contest.errors(fitted.network(), held, options.decision())))
                .toList();
    }

    private Settled settled(List<Trained> networks) {
        List<NeuralDnf> last = networks.stream().map(Trained::last).toList();
        return Settlements.of(last.size() == 1 ? last.get(0) : SideBySide.of(last), encoding, table);
    }

    /** On all rows, while there is time. */
    private List<Trained> again(List<Trained> networks) {
        Trainer trainer = new Trainer(Kernels.best(), all, all.select(Rows.of()), budget);
        List<Workers.Job<Trained>> jobs = networks.stream()
                .<Workers.Job<Trained>>map(network -> () -> trainer.train(network.plan(), network.seed(), steps -> {}))
                .toList();
        List<Trained> trained = Workers.run(jobs, options.threads(), Budget.unlimited());
        return trained.stream().anyMatch(Trained::wasCutShort)
                ? networks
                : trained.stream()
                        .map(network -> network.decidedAt(options.decision()))
                        .toList();
    }

    private Found found(List<Trained> networks, int most) {
        Settled settled = settled(networks);
        Encoding atoms = settled.encoding();
        Dataset rows = rows(atoms);
        Refit refit = refit(atoms, rows);
        NeuralDnf network = refit.fit(bodies(settled, rows), PENALTY, most).network();
        return Found.written(atoms, Settlements.over(networks.get(0), atoms), refit.rules(network, budget), network);
    }

    private static List<Rule.All> bodies(Settled settled, Dataset rows) {
        return new ShortBodies(rows.inputs().transposed()).of(settled.network().conjunctions());
    }

    private Refit refit(Encoding atoms, Dataset rows) {
        return new Refit(rows, atoms.domain(), atoms.target().exclusive(), options.decision());
    }

    private Dataset rows(Encoding atoms) {
        return atoms.encode(table).dataset().with(all.weights());
    }
}
