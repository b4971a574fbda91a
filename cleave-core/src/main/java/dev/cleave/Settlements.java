package dev.cleave;

import dev.cleave.data.Encoding;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.ThresholdPredicates;
import dev.cleave.training.Trained;

/** Trained networks under an encoding with other thresholds: those that learned their own read its other atoms alone. */
final class Settlements {
    private Settlements() {}

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
        return network.predicates() instanceof ThresholdPredicates own
                ? new NeuralDnf(
                        new ThresholdPredicates(encoding.plainAtoms(), own.cuts(), own.temperature()),
                        network.conjunctions(),
                        network.disjunctions(),
                        network.head(),
                        network.activation())
                : network;
    }
}
