package dev.cleave.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.Pruned;
import dev.cleave.rules.reading.TernaryRules;
import dev.cleave.rules.split.NodeSplit;
import dev.cleave.rules.split.Shortage;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The paper's translation (its section 3): every conjunction is split into conjunctions of one body each, by its positive split
 * where it is used positively and by its negative split where it is used negatively; each of them keeps the disjunctive weight
 * of the one it comes from, as a positive one. Then the disjunctive layer is thresholded, the network pruned and condensed. The
 * conjunctions lose nothing; the disjunctions do, as their inputs were not -1 and 1 and as they now have more of them.
 *
 * @param mostRules how many rules all conjunctions together may be split into
 */
public record Disentanglement(int mostRules) {
    public static final int DEFAULT_MOST_RULES = 20_000;

    public Disentanglement {
        if (mostRules < 1) {
            throw new IllegalArgumentException("a network needs at least one rule, not " + mostRules);
        }
    }

    public static Disentanglement defaults() {
        return new Disentanglement(DEFAULT_MOST_RULES);
    }

    public Translation translate(SoftNetwork network, Dataset data, Budget budget) {
        SplitParts parts = new SplitParts(network);
        for (int k = 0; k < network.conjunctions().nodes(); k++) {
            Optional<Shortage> shortage = split(network, k, parts, budget);
            if (shortage.isPresent()) {
                return new Translation.Unfinished(shortage.get());
            }
        }
        float[][] w = parts.conjunctions();
        float[][] v = parts.disjunctions();
        return new ThresholdSweep(data, budget)
                .best(
                        Stream.of(v),
                        threshold -> DiscreteNetworks.network(network, w, DiscreteNetworks.threshold(v, threshold)))
                .<Translation>map(best -> finish(best, data, budget))
                .orElseGet(() -> new Translation.Unfinished(Shortage.TIME));
    }

    private Optional<Shortage> split(SoftNetwork network, int k, SplitParts parts, Budget budget) {
        if (network.conjunctions().used(k).length == 0) {
            return Optional.empty();
        }
        Optional<Shortage> shortage = Optional.empty();
        if (parts.isUsed(k, 1)) {
            shortage = parts.add(
                    NodeSplit.positive(network.conjunctions(), k).list(mostRules - parts.size(), budget), k, 1);
        }
        if (shortage.isEmpty() && parts.isUsed(k, -1)) {
            shortage = parts.add(
                    NodeSplit.negative(network.conjunctions(), k).list(mostRules - parts.size(), budget), k, -1);
        }
        return shortage;
    }

    private static Translation finish(ThresholdSweep.Best best, Dataset data, Budget budget) {
        HardNetwork fewer = new RuleRemoval(Condensing.condense(best.network()), data).fewer(budget);
        Pruned<HardNetwork> pruned = PaperPruning.prune(Condensing.condense(fewer), data, budget);
        HardNetwork condensed = Condensing.condense(pruned.network());
        return new Translation.Translated(condensed, TernaryRules.of(condensed), best.threshold(), pruned.complete());
    }
}
