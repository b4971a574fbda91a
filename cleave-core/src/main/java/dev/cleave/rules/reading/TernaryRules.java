package dev.cleave.rules.reading;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SemiSymbolicLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The program of a hard network whose nodes have one magnitude each (the paper's bivalent logic translation): every conjunction
 * is one body, every disjunction an "or". A conjunction that is used negatively becomes an auxiliary.
 */
public final class TernaryRules {
    private final HardNetwork network;
    private final int atoms;
    private final int[] negated;

    private TernaryRules(HardNetwork network) {
        this.network = network;
        this.atoms = network.predicates().size();
        this.negated = IntStream.range(0, network.conjunctions().nodes())
                .filter(k -> IntStream.range(0, network.disjunctions().nodes())
                        .anyMatch(output -> network.disjunctions().weight(output, k) < 0))
                .toArray();
    }

    /**
     * Throws {@link IllegalArgumentException} where the network does not read atoms, or a node has weights of
     * several magnitudes.
     */
    public static RuleSet of(HardNetwork network) {
        require(network.predicates() instanceof GivenPredicates, "only a network over atoms is a program");
        requireTernary(network.conjunctions());
        requireTernary(network.disjunctions());
        return new TernaryRules(network).rules();
    }

    private RuleSet rules() {
        List<Definition> auxiliaries = Arrays.stream(negated)
                .mapToObj(k -> Definition.of(bodies(network.conjunctions(), k)))
                .toList();
        List<Definition> heads = IntStream.range(0, network.disjunctions().nodes())
                .mapToObj(this::head)
                .toList();
        return new RuleSet(atoms, auxiliaries, heads);
    }

    private Definition head(int output) {
        List<Rule> rules = new ArrayList<>();
        for (int k : network.disjunctions().used(output)) {
            if (network.disjunctions().weight(output, k) > 0) {
                rules.addAll(bodies(network.conjunctions(), k));
            } else {
                rules.add(Rule.all(Literal.not(atoms + Arrays.binarySearch(negated, k))));
            }
        }
        return Definition.of(rules);
    }

    /** A conjunction's body; none where it has no literals, for then it is false. */
    public static List<Rule> bodies(SemiSymbolicLayer layer, int k) {
        List<Literal> literals = Arrays.stream(layer.used(k))
                .mapToObj(i -> new Literal(i, layer.weight(k, i) > 0))
                .toList();
        return literals.isEmpty() ? List.of() : List.of(new Rule.All(literals));
    }

    private static void requireTernary(SemiSymbolicLayer layer) {
        require(layer.delta() == 1, "only nodes with delta 1 are logical");
        for (int node = 0; node < layer.nodes(); node++) {
            int at = node;
            long magnitudes = Arrays.stream(layer.used(node))
                    .mapToObj(i -> Math.abs(layer.weight(at, i)))
                    .distinct()
                    .count();
            require(magnitudes <= 1, "node " + node + " of " + layer + " has weights of several magnitudes");
        }
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
