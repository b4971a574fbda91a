package dev.cleave.verification;

import dev.cleave.encoding.label.Target;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.exact.NodeThreshold;
import dev.cleave.verification.circuit.ClassThresholds;
import java.util.List;
import java.util.stream.IntStream;

/** A hard network as the rules that it is, one at-least rule a node, in integers: no rounding, ties included. */
public final class NetworkRules {
    private NetworkRules() {}

    /** Whether each layer of the network, as it stands, is a threshold function of truth values. */
    public static boolean isThresholds(HardNetwork network) {
        return network.predicates() instanceof GivenPredicates
                && (!network.head().isExclusive() || network.head().outputs() <= Target.MOST_CLASSES);
    }

    /** Auxiliary k is conjunction k; an {@link IllegalArgumentException} where {@link #isThresholds} is false. */
    public static RuleSet of(HardNetwork network) {
        if (!isThresholds(network)) {
            throw new IllegalArgumentException("only a network over atoms is a set of threshold functions");
        }
        int atoms = network.predicates().size();
        List<Definition> conjunctions = nodes(network.conjunctions(), 0);
        return network.head().isExclusive()
                ? new ClassThresholds(atoms, conjunctions, network.disjunctions()).rules()
                : new RuleSet(atoms, conjunctions, nodes(network.disjunctions(), atoms));
    }

    /** @param firstInput the atom that the layer's input 0 is */
    private static List<Definition> nodes(SemiSymbolicLayer layer, int firstInput) {
        return IntStream.range(0, layer.nodes())
                .mapToObj(node ->
                        Definition.of(List.of(NodeThreshold.of(layer, node).rule(firstInput))))
                .toList();
    }
}
