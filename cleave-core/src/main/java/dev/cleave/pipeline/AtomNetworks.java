package dev.cleave.pipeline;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.Predicates;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.network.discretise.Discretisation;
import dev.cleave.network.discretise.DiscretisedNetwork;
import dev.cleave.network.discretise.InventedAtoms;
import dev.cleave.table.Rows;
import dev.cleave.training.Trained;
import java.util.List;
import java.util.stream.Stream;

/**
 * Trained networks over atoms: those of an encoding whose thresholds have moved, or of one that has what a network invented.
 */
final class AtomNetworks {
    private AtomNetworks() {}

    /** A hard network over atoms of its own, in an encoding that has them. */
    static DiscretisedNetwork of(HardNetwork hard, TrainingRows rows) {
        Encoding encoding = rows.encoding();
        if (hard.predicates() instanceof ThresholdPredicates) {
            return Discretisation.of(
                    hard, encoding, rows.table(), Rows.all(rows.table().rows()));
        }
        if (hard.predicates() instanceof MlpPredicates own) {
            InventedAtoms invention = InventedAtoms.of(own, names(encoding));
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
        return trained.with(
                over(trained.soft(), encoding),
                trained.later().stream()
                        .map(network -> network.with(over(network.predicates(), encoding)))
                        .toList());
    }

    static SoftNetwork over(SoftNetwork network, Encoding encoding) {
        return network.with(over(network.predicates(), encoding));
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
