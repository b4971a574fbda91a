package dev.cleave.pipeline;

import dev.cleave.data.EncodedColumn;
import dev.cleave.data.Encoding;
import dev.cleave.data.Rows;
import dev.cleave.model.Discretisation;
import dev.cleave.model.DiscretisedNetwork;
import dev.cleave.model.Invention;
import dev.cleave.model.MlpPredicates;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.Predicates;
import dev.cleave.model.ThresholdPredicates;
import dev.cleave.training.Trained;
import java.util.List;
import java.util.stream.Stream;

/**
 * Trained networks over atoms: those of an encoding whose thresholds have moved, or of one that has what a network invented.
 */
final class AtomNetworks {
    private AtomNetworks() {}

    /** A hard network over atoms of its own, in an encoding that has them. */
    static DiscretisedNetwork of(NeuralDnf hard, TrainingRows rows) {
        Encoding encoding = rows.encoding();
        if (hard.predicates() instanceof ThresholdPredicates) {
            return Discretisation.of(
                    hard, encoding, rows.table(), Rows.all(rows.table().rows()));
        }
        if (hard.predicates() instanceof MlpPredicates own) {
            Invention invention = Invention.of(own, names(encoding));
            return new DiscretisedNetwork(invention.over(hard), encoding.with(invention));
        }
        return new DiscretisedNetwork(hard, encoding);
    }

    private static List<String> names(Encoding encoding) {
        return Stream.concat(encoding.columns().stream().map(EncodedColumn::name), encoding.target().columns().stream())
                .toList();
    }

    /** The same networks, to be read with another encoding's inputs: its other atoms alone, or its readings. */
    static Trained over(Trained trained, Encoding encoding) {
        return new Trained(
                trained.networks().stream()
                        .map(network -> over(network, encoding))
                        .toList(),
                trained.plan(),
                trained.seed(),
                trained.stepsTaken());
    }

    private static NeuralDnf over(NeuralDnf network, Encoding encoding) {
        return new NeuralDnf(
                over(network.predicates(), encoding),
                network.conjunctions(),
                network.disjunctions(),
                network.head(),
                network.activation());
    }

    private static Predicates over(Predicates predicates, Encoding encoding) {
        if (predicates instanceof ThresholdPredicates own) {
            return new ThresholdPredicates(encoding.plainAtoms(), own.cuts(), own.temperature());
        }
        return predicates instanceof MlpPredicates own && encoding.derivation().isPresent()
                ? own.overReadings()
                : predicates;
    }
}
