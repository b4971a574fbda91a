package dev.cleave.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.WeightRows;
import dev.cleave.rules.reading.TernaryRules;
import dev.cleave.rules.split.Shortage;
import java.util.stream.Stream;

/**
 * The translation of the work before the paper (its section 2): one threshold for both layers, swept in steps of .01 up to the
 * largest weight, the best on the given rows. Weights beyond it become 6 with their signs, the others 0. Nothing says that the
 * program is what the network was.
 */
public final class Thresholding {
    private Thresholding() {}

    public static Translation translate(SoftNetwork network, Dataset data, Budget budget) {
        float[][] w = WeightRows.of(network.conjunctions());
        float[][] v = WeightRows.of(network.disjunctions());
        return new ThresholdSweep(data, budget)
                .best(
                        Stream.concat(Stream.of(w), Stream.of(v)),
                        threshold -> DiscreteNetworks.network(
                                network,
                                DiscreteNetworks.threshold(w, threshold),
                                DiscreteNetworks.threshold(v, threshold)))
                .<Translation>map(best -> translated(best.network(), best.threshold()))
                .orElseGet(() -> new Translation.Unfinished(Shortage.TIME));
    }

    private static Translation translated(HardNetwork network, double threshold) {
        HardNetwork condensed = Condensing.condense(network);
        return new Translation.Translated(condensed, TernaryRules.of(condensed), threshold, true);
    }
}
