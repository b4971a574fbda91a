package dev.cleave.network.discretise;

import dev.cleave.encoding.Encoding;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;

/** A hard network whose learned thresholds have become atoms of an encoding; it reads that encoding's atoms as they are. */
public record DiscretisedNetwork(HardNetwork network, Encoding encoding) {
    public DiscretisedNetwork {
        if (!(network.predicates() instanceof GivenPredicates)
                || network.predicates().size() != encoding.atoms().size()) {
            throw new IllegalArgumentException(
                    "the network reads " + network.predicates() + ", not the atoms of " + encoding);
        }
    }
}
