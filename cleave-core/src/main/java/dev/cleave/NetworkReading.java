package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Decision;
import dev.cleave.data.Encoding;
import dev.cleave.data.InputException;
import dev.cleave.data.Place;
import dev.cleave.data.RowWeights;
import dev.cleave.data.Table;
import dev.cleave.extraction.ClassRules;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.Settled;
import dev.cleave.pruning.Pruner;
import dev.cleave.training.Trained;

/**
 * The rules that one hard network is, with what it learned or invented as atoms.
 *
 * @param weights of the table's rows, which decide what may be pruned
 */
record NetworkReading(Table table, Encoding encoding, RowWeights weights, Decision decision, Budget budget) {
    private static final int MOST_PLAIN = 64;

    /** @param hard one of the trained networks */
    Found read(Trained trained, NeuralDnf hard) {
        Settled settled = Settlements.of(hard, encoding, table);
        NeuralDnf network = settled.network().head().isExclusive() ? settled.network() : pruned(settled);
        Domain domain = settled.encoding().domain();
        RuleSet rules =
                network.head().isExclusive() ? classes(network, domain) : Translations.exact(network, domain, budget);
        return Found.read(settled.encoding(), Settlements.over(trained, settled.encoding()), rules, network);
    }

    private NeuralDnf pruned(Settled settled) {
        Dataset rows = settled.encoding().encode(table).dataset().with(weights);
        return Pruner.strict()
                .at(decision)
                .prune(settled.network(), rows, budget)
                .network();
    }

    private RuleSet classes(NeuralDnf network, Domain domain) {
        return ClassRules.extract(network, domain, MOST_PLAIN, budget)
                .orElseThrow(() -> new InputException(
                        Place.unknown(),
                        "there are too many classes to compare each with each; use --extract auto, or group them"));
    }
}
