package dev.cleave.export;

import dev.cleave.data.Encoding;
import dev.cleave.ledger.Ledger;
import dev.cleave.model.NeuralDnf;

/** What a model file holds: the whole pipeline and where it came from. */
public record Model(Encoding encoding, NeuralDnf soft, NeuralDnf hard, Ledger ledger, Provenance provenance) {
    public Model {
        require(soft, encoding);
        require(hard, encoding);
    }

    private static void require(NeuralDnf network, Encoding encoding) {
        if (network.predicates().size() != encoding.atoms().size()
                || network.head().outputs() != encoding.target().outputs()) {
            throw new IllegalArgumentException(
                    "the network reads " + network.predicates().size() + " atoms and answers "
                            + network.head().outputs() + " labels; the encoding has "
                            + encoding.atoms().size() + " and "
                            + encoding.target().outputs());
        }
    }
}
