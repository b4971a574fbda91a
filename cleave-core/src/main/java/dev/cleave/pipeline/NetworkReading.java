package dev.cleave.pipeline;

import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.discretise.DiscretisedNetwork;
import dev.cleave.pruning.Pruner;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.Trained;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The rules that the best network is, pruned unless its outputs are classes, with what it learned or invented as atoms.
 *
 * @param training of the network
 * @param phase the network as one phase of training left it
 * @param allowsDecision whether that network has a threshold for each label
 * @param mayReadRows whether don't-cares are left free by reading the network on the rows alone
 */
record NetworkReading(
        TrainingTask task,
        Supplier<Trained> training,
        Function<Trained, HardNetwork> phase,
        boolean allowsDecision,
        boolean mayReadRows)
        implements Strategy {
    @Override
    public LearnedRules learn() {
        Trained best = training.get();
        DiscretisedNetwork read = AtomNetworks.of(phase.apply(best), task.rows());
        Domain domain = read.encoding().domain();
        if (task.hasClasses()) {
            RuleSet rules = exact(read.network(), domain);
            return learned(read, rules)
                    .through(best)
                    .readFrom(read.network())
                    .after(() -> List.of(new FirstStage(read.encoding(), rules, Optional.of(read.network()))));
        }
        TrainingRows rows = task.rows().over(read.encoding());
        HardNetwork pruned = pruned(read, rows.all());
        return learned(read, rules(pruned, domain, rows.all()))
                .through(best)
                .through("pruned", pruned)
                .readFrom(pruned)
                .after(() ->
                        List.of(FirstStage.of(read.encoding(), rules(pruned(read, rows.fit()), domain, rows.fit()))));
    }

    private HardNetwork pruned(DiscretisedNetwork read, Dataset rows) {
        return Pruner.strict()
                .at(task.options().decision())
                .prune(read.network(), rows, task.budget())
                .network();
    }

    private RuleSet rules(HardNetwork network, Domain domain, Dataset rows) {
        boolean onRows = mayReadRows && task.options().form().dontCares();
        return onRows ? onRows(network, domain, rows.inputs().distinct()) : exact(network, domain);
    }

    private static LearnedRules learned(DiscretisedNetwork read, RuleSet rules) {
        return LearnedRules.found(read.encoding(), rules);
    }

    private RuleSet exact(HardNetwork network, Domain domain) {
        return ExactReading.of(domain).rules(network, task.budget());
    }

    /** Exact everywhere where rows alone take too long. */
    private RuleSet onRows(HardNetwork network, Domain domain, BitMatrix seen) {
        return DontCareRules.search(task.options().form(), domain, seen, task.budget())
                .of(network.predict(seen))
                .orElseGet(() -> exact(network, domain));
    }
}
