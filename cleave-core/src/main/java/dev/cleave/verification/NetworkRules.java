package dev.cleave.verification;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.exact.NetworkTally;
import dev.cleave.network.exact.NodeThreshold;
import dev.cleave.verification.circuit.ClassThresholds;
import java.util.List;
import java.util.stream.IntStream;

/** A hard network as the rules that it is, one at-least rule a node, in integers: no rounding, ties included. */
public final class NetworkRules {
    /** Up to how many classes are compared each with each. */
    static final int MOST_COMPARED = 141;

    private NetworkRules() {}

    /** Whether each layer of the network, as it stands, is a threshold function of truth values. */
    public static boolean isThresholds(HardNetwork network) {
        return network.predicates() instanceof GivenPredicates;
    }

    /**
     * Auxiliary k is conjunction k, and classes are compared each with each; an {@link IllegalArgumentException} where
     * {@link #isThresholds} is false.
     */
    public static RuleSet of(HardNetwork network) {
        int atoms = network.predicates().size();
        return network.head().isExclusive()
                ? new ClassThresholds(atoms, conjunctions(network), network.disjunctions()).rules()
                : withPoints(network);
    }

    /** As {@link #of}, where classes have points, and a conjunction that needs all its inputs is plain. */
    static RuleSet withPoints(HardNetwork network) {
        int atoms = network.predicates().size();
        return network.head().isExclusive()
                ? RuleSet.ofTally(atoms, plain(conjunctions(network)), NetworkTally.of(network.disjunctions(), atoms))
                : new RuleSet(atoms, conjunctions(network), nodes(network.disjunctions(), atoms));
    }

    private static List<Definition> plain(List<Definition> conjunctions) {
        return conjunctions.stream()
                .map(node -> Definition.of(
                        node.rules().stream().map(NetworkRules::plain).toList()))
                .toList();
    }

    private static Rule plain(Rule rule) {
        return rule instanceof Rule.AtLeast atLeast && atLeast.needsAll() ? new Rule.All(rule.literals()) : rule;
    }

    private static List<Definition> conjunctions(HardNetwork network) {
        if (!isThresholds(network)) {
            throw new IllegalArgumentException("only a network over atoms is a set of threshold functions");
        }
        return nodes(network.conjunctions(), 0);
    }

    /** @param firstInput the atom that the layer's input 0 is */
    private static List<Definition> nodes(SemiSymbolicLayer layer, int firstInput) {
        return IntStream.range(0, layer.nodes())
                .mapToObj(node ->
                        Definition.of(List.of(NodeThreshold.of(layer, node).rule(firstInput))))
                .toList();
    }
}
