package dev.cleave.rules.search;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Bodies that a search may take whole: rules that others found, and what the conjunctions of networks look at most. */
public final class BodyPool {
    private static final int MOST = 3_000;
    private static final int LONGEST = 6;

    private final Set<Rule.All> bodies = new LinkedHashSet<>();

    public void add(Collection<Rule.All> rules) {
        rules.forEach(this::add);
    }

    private void add(Rule.All rule) {
        if (bodies.size() < MOST) {
            bodies.add(rule);
        }
    }

    /** Of each conjunction that the only output uses, its heaviest literals: one, two, ... of them. */
    public void add(NeuralDnf network) {
        for (int k : network.disjunctions().used(0)) {
            List<Literal> literals = byWeight(network.conjunctions(), k);
            if (network.disjunctions().weight(0, k) > 0) {
                IntStream.rangeClosed(1, Math.min(LONGEST, literals.size()))
                        .forEach(length -> add(new Rule.All(literals.subList(0, length))));
            } else {
                literals.stream().limit(LONGEST).forEach(literal -> add(Rule.all(literal.negated())));
            }
        }
    }

    private static List<Literal> byWeight(SemiSymbolicLayer layer, int node) {
        return IntStream.of(layer.used(node))
                .boxed()
                .sorted(Comparator.comparingDouble(input -> -Math.abs(layer.weight(node, input))))
                .map(input -> new Literal(input, layer.weight(node, input) > 0))
                .toList();
    }

    public List<Rule.All> bodies() {
        return new ArrayList<>(bodies);
    }
}
