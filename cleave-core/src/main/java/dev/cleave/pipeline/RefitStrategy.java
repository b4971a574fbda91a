package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.kernel.Kernels;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.JoinedNetworks;
import dev.cleave.network.discretise.DiscretisedNetwork;
import dev.cleave.pipeline.program.Refit;
import dev.cleave.rules.ShortBodies;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.table.Rows;
import dev.cleave.training.ModelSelection;
import dev.cleave.training.Trained;
import dev.cleave.training.Trainer;
import java.util.Comparator;
import java.util.List;

/**
 * Ternary networks, each of whose conjunctions is one rule, with scores fitted anew ({@link Refit}). Validation rows choose the
 * network, or several side by side, and the number of rules; then these are trained again, and scores fitted, on all rows.
 */
record RefitStrategy(TrainingTask task) implements Strategy {
    private static final double PENALTY = 1; // a tenth and five times as much gave the same (docs/adr/0014)
    private static final int MOST_RULES = 39;

    @Override
    public boolean allowsDecision() {
        return true;
    }

    @Override
    public LearnedRules learn() {
        List<Trained> networks =
                task.trained(TrainingPlans.ternary(task), task.budget().part(2));
        List<Workers.Job<List<Candidate>>> jobs = groups(networks).stream()
                .<Workers.Job<List<Candidate>>>map(group -> () -> candidates(group))
                .toList();
        Candidate best = Workers.run(jobs, threads(), Budget.unlimited()).stream()
                .flatMap(List::stream)
                .min(Comparator.comparingDouble(Candidate::errors).thenComparingInt(Candidate::rules))
                .orElseThrow();
        return refitted(again(best.networks()), best.rules()).after(() -> List.of(first(best)));
    }

    /** Networks that invent predicates for classes give their conjunctions together; else validation rows choose one. */
    private List<List<Trained>> groups(List<Trained> all) {
        return task.inventsPredicates() && task.hasClasses()
                ? List.of(all)
                : all.stream().map(List::of).toList();
    }

    /** Networks, the best first, and a number of rules, what they are on fit rows, and what these have wrong on validation rows. */
    private record Candidate(List<Trained> networks, int rules, DiscretisedNetwork fitted, double errors) {}

    private FirstStage first(Candidate best) {
        Encoding encoding = best.fitted().encoding();
        HardNetwork network = best.fitted().network();
        return task.hasClasses()
                ? FirstStage.ofClasses(encoding, network)
                : FirstStage.of(encoding, ExactReading.of(encoding.domain()).rules(network, task.budget()));
    }

    private List<Candidate> candidates(List<Trained> networks) {
        DiscretisedNetwork atoms = overAtoms(networks);
        TrainingRows rows = task.rows().over(atoms.encoding());
        List<Rule.All> bodies = bodies(atoms, rows.fit());
        int most = Math.min(MOST_RULES, task.options().form().mostRules());
        return refit(atoms.encoding(), rows.fit()).path(bodies, PENALTY, most).stream()
                .map(fitted -> new Candidate(
                        networks,
                        Math.max(1, fitted.bodies().size()),
                        new DiscretisedNetwork(fitted.network(), atoms.encoding()),
                        ModelSelection.errors(fitted.network(), rows.validation(), rows.decision())))
                .toList();
    }

    private DiscretisedNetwork overAtoms(List<Trained> networks) {
        List<HardNetwork> last = networks.stream().map(Trained::last).toList();
        return AtomNetworks.of(last.size() == 1 ? last.get(0) : JoinedNetworks.of(last), task.rows());
    }

    /** On all rows, while there is time. */
    private List<Trained> again(List<Trained> networks) {
        Dataset all = task.rows().all();
        Trainer trainer = new Trainer(Kernels.best(), all, all.select(Rows.of()), task.budget());
        List<Workers.Job<Trained>> jobs = networks.stream()
                .<Workers.Job<Trained>>map(network -> () -> trainer.train(network.plan(), network.seed(), steps -> {}))
                .toList();
        List<Trained> trained = Workers.run(jobs, threads(), Budget.unlimited());
        return trained.stream().anyMatch(Trained::wasCutShort)
                ? networks
                : trained.stream()
                        .map(network -> network.decidedAt(task.rows().decision()))
                        .toList();
    }

    private LearnedRules refitted(List<Trained> networks, int most) {
        DiscretisedNetwork atoms = overAtoms(networks);
        Dataset rows = task.rows().over(atoms.encoding()).all();
        Refit refit = refit(atoms.encoding(), rows);
        HardNetwork network = refit.fit(bodies(atoms, rows), PENALTY, most).network();
        return LearnedRules.found(atoms.encoding(), refit.rules(network, task.budget()))
                .through(networks.get(0))
                .writtenAs(network);
    }

    private static List<Rule.All> bodies(DiscretisedNetwork atoms, Dataset rows) {
        return new ShortBodies(rows.inputs().transposed()).of(atoms.network().conjunctions());
    }

    private Refit refit(Encoding atoms, Dataset rows) {
        return new Refit(
                rows, atoms.domain(), atoms.target().exclusive(), task.rows().decision());
    }

    private int threads() {
        return task.options().threads();
    }
}
