package dev.cleave.rules;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.ThresholdPredicates;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What the conjunctions of networks look at most, as bodies over the atoms of an encoding: of each conjunction its one, two, ...
 * heaviest literals. A learned threshold becomes the nearest one that the encoding has.
 */
public final class ConjunctionPool {
    private static final int MOST = 3_000;
    private static final int LONGEST = 6;

    private final Encoding encoding;
    private final Map<Atom, Integer> indices = new HashMap<>();
    private final Set<Rule.All> bodies = new LinkedHashSet<>();

    private ConjunctionPool(Encoding encoding) {
        this.encoding = encoding;
        for (int i = 0; i < encoding.atoms().size(); i++) {
            indices.put(encoding.atoms().get(i), i);
        }
    }

    /** Of networks over the atoms, or over some of them and learned thresholds. */
    public static List<Rule.All> of(Encoding encoding, List<NeuralDnf> networks) {
        ConjunctionPool pool = new ConjunctionPool(encoding);
        networks.forEach(pool::add);
        return pool.bodies.stream().limit(MOST).toList();
    }

    private void add(NeuralDnf network) {
        List<Integer> atoms = atoms(network);
        for (int node = 0; node < network.conjunctions().nodes(); node++) {
            List<Literal> literals = byWeight(network.conjunctions(), node, atoms);
            IntStream.rangeClosed(1, Math.min(LONGEST, literals.size()))
                    .forEach(length -> bodies.add(new Rule.All(literals.subList(0, length))));
        }
    }

    /** The atom of each predicate. */
    private List<Integer> atoms(NeuralDnf network) {
        if (network.predicates() instanceof GivenPredicates given) {
            return IntStream.range(0, given.size()).boxed().toList();
        }
        if (network.predicates() instanceof ThresholdPredicates thresholds) {
            List<Integer> atoms = new ArrayList<>(thresholds.atoms());
            thresholds.cuts().forEach(cut -> atoms.add(nearest(cut)));
            return atoms;
        }
        throw new IllegalArgumentException("invented predicates are no atoms of the encoding");
    }

    private int nearest(ThresholdPredicates.Cut cut) {
        NumericColumn column = encoding.numericColumns().get(cut.column());
        double wanted = column.scale().original(cut.threshold());
        double nearest = column.thresholds().stream()
                .min(Comparator.comparingDouble(threshold -> Math.abs(threshold - wanted)))
                .orElseThrow();
        return Objects.requireNonNull(indices.get(new Atom.Above(column.name(), nearest)));
    }

    /** Each atom once, with the sign of its heaviest weight. */
    private static List<Literal> byWeight(SemiSymbolicLayer layer, int node, List<Integer> atoms) {
        Set<Integer> taken = new LinkedHashSet<>();
        List<Literal> literals = new ArrayList<>();
        IntStream.of(layer.used(node))
                .boxed()
                .sorted(Comparator.comparingDouble(input -> -Math.abs(layer.weight(node, input))))
                .filter(input -> taken.add(atoms.get(input)))
                .limit(LONGEST)
                .forEach(input -> literals.add(new Literal(atoms.get(input), layer.weight(node, input) > 0)));
        return literals;
    }
}
