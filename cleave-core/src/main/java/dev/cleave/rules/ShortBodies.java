package dev.cleave.rules;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.network.SemiSymbolicLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Conjunctions whose nodes have one magnitude each as bodies, without the literals that make no difference in given rows. */
public record ShortBodies(BitColumns rows) {
    /** One for each conjunction that tells rows apart as no other before it does. */
    public List<Rule.All> of(SemiSymbolicLayer conjunctions) {
        Set<BitSet> known = new HashSet<>();
        List<Rule.All> bodies = new ArrayList<>();
        for (int node = 0; node < conjunctions.nodes(); node++) {
            List<Literal> literals = literals(conjunctions, node);
            BitSet covered = covered(literals);
            boolean isConstant = covered.isEmpty() || covered.cardinality() == rows.rows();
            if (!isConstant && known.add(covered)) {
                bodies.add(new Rule.All(shortened(literals, covered)));
            }
        }
        return bodies;
    }

    /** The lightest first, as far as their weights differ. */
    private static List<Literal> literals(SemiSymbolicLayer layer, int node) {
        return Arrays.stream(layer.used(node))
                .boxed()
                .sorted(Comparator.comparingDouble(input -> Math.abs(layer.weight(node, input))))
                .map(input -> new Literal(input, layer.weight(node, input) > 0))
                .toList();
    }

    private List<Literal> shortened(List<Literal> literals, BitSet covered) {
        List<Literal> kept = new ArrayList<>(literals);
        for (Literal literal : literals) {
            List<Literal> fewer = new ArrayList<>(kept);
            fewer.remove(literal);
            if (covered(fewer).equals(covered)) {
                kept = fewer;
            }
        }
        return kept.stream().sorted(Comparator.comparingInt(Literal::atom)).toList();
    }

    private BitSet covered(List<Literal> literals) {
        return Coverage.of(new Rule.All(literals), rows).toBitSet();
    }
}
