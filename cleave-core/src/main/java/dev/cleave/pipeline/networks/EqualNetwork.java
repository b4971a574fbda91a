package dev.cleave.pipeline.networks;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.pruning.OneOutput;
import dev.cleave.pruning.Pruner;
import dev.cleave.training.JoinedOutputs;
import dev.cleave.training.JoinedOutputs.Source;
import dev.cleave.training.Trained;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A trained network that rules over atoms are proved to be: one of some that were trained, or label by label what one of them says of it, as
 * it is or without the weights that make no row wrong (docs/adr/0050).
 */
public final class EqualNetwork {
    private static final int MOST_PRUNED = 4; // networks a label

    private final RuleSet rules;
    private final List<Trained> networks;
    private final Dataset rows;
    private final Budget budget;
    private final Verifier verifier;

    /**
     * @param networks for all labels, the best first
     * @param rows that they were trained on
     */
    public EqualNetwork(RuleSet rules, List<Trained> networks, Dataset rows, Domain domain, Budget budget) {
        this.rules = rules;
        this.networks = networks;
        this.rows = rows;
        this.budget = budget;
        this.verifier = new Verifier(domain, budget);
    }

    /** None where none of them says some label as the rules do. */
    public Optional<Trained> network() {
        List<List<Boolean>> equal = new ArrayList<>();
        for (Trained network : networks) {
            equal.add(verdicts(network).stream().map(EqualNetwork::isEqual).toList());
            if (!equal.get(equal.size() - 1).contains(false)) {
                return Optional.of(network);
            }
        }
        return joined(equal);
    }

    private List<Verdict> verdicts(Trained network) {
        return verifier.compareEach(Behaviour.of(rules), Behaviour.of(network.hard()), rows.inputs());
    }

    /** @param equal of each network in which labels it is as the rules are */
    private Optional<Trained> joined(List<List<Boolean>> equal) {
        List<Source> sources = new ArrayList<>();
        for (int output = 0; output < rules.heads().size(); output++) {
            Optional<Source> source = source(output, equal);
            if (source.isEmpty()) {
                return Optional.empty();
            }
            sources.add(source.get());
        }
        return Optional.of(JoinedOutputs.of(sources));
    }

    private Optional<Source> source(int output, List<List<Boolean>> equal) {
        for (int i = 0; i < networks.size(); i++) {
            if (equal.get(i).get(output)) {
                return Optional.of(new Source(networks.get(i), output));
            }
        }
        Dataset label = new Dataset(
                rows.inputs(), rows.numbers(), rows.targets().selectColumns(List.of(output)), rows.weights());
        return networks.stream()
                .limit(MOST_PRUNED)
                .filter(network -> !budget.isExhausted())
                .map(network -> pruned(new Source(network, output), label))
                .filter(network -> isEqual(verifier.compare(rule(output), Behaviour.of(network.hard()), rows.inputs())))
                .map(network -> new Source(network, 0))
                .findFirst();
    }

    private Trained pruned(Source source, Dataset label) {
        HardNetwork whole = OneOutput.of(source.trained().hard(), source.output());
        HardNetwork few = Pruner.strict().prune(whole, label, budget).network();
        return source.alone().with(source.alone().soft(), List.of(few));
    }

    private Behaviour rule(int output) {
        return Behaviour.of(new RuleSet(
                rules.atoms(), rules.auxiliaries(), List.of(rules.heads().get(output))));
    }

    private static boolean isEqual(Verdict verdict) {
        return verdict instanceof Verdict.Equivalent equal && equal.scope() instanceof Scope.EveryValidInput;
    }
}
