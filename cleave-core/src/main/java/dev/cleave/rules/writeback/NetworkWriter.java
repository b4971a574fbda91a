package dev.cleave.rules.writeback;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.util.ArrayList;
import java.util.List;

/** Writes a hard network node by node: bodies with weights of 6 and -6, and what each counts for each head. Used once. */
final class NetworkWriter {
    private static final float WEIGHT = 6;

    private final int atoms;
    private final int heads;
    private final List<Rule.All> nodes = new ArrayList<>();
    private final List<Count> counts = new ArrayList<>();

    private record Count(int head, int node, float weight) {}

    NetworkWriter(int atoms, int heads) {
        this.atoms = atoms;
        this.heads = heads;
    }

    /** A conjunction more; one without literals is false. */
    int node(Rule.All body) {
        nodes.add(body);
        return nodes.size() - 1;
    }

    void count(int head, int node, float weight) {
        counts.add(new Count(head, node, weight));
    }

    /** A head that holds where any of the bodies does. */
    void either(int head, List<Rule.All> bodies) {
        for (Rule.All body : bodies) {
            // A conjunction without inputs is false, so its negation is what a rule without literals says.
            count(head, node(body), body.literals().isEmpty() ? -WEIGHT : WEIGHT);
        }
    }

    HardNetwork build() {
        int width = Math.max(1, nodes.size());
        float[] conjunctions = new float[width * atoms];
        for (int node = 0; node < nodes.size(); node++) {
            for (Literal literal : nodes.get(node).literals()) {
                conjunctions[node * atoms + literal.atom()] = literal.positive() ? WEIGHT : -WEIGHT;
            }
        }
        float[] disjunctions = new float[heads * width];
        counts.forEach(count -> disjunctions[count.head * width + count.node] = count.weight);
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, width, atoms, conjunctions),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, heads, width, disjunctions),
                new IndependentHead(heads));
    }
}
