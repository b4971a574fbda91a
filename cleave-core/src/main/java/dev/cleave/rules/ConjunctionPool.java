package dev.cleave.rules;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.ThresholdPredicates;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Bodies that a search may take whole, each once: rules that others found, and what the conjunctions of networks look at most, of
 * each its one, two, ... heaviest literals.
 */
public final class ConjunctionPool {
    private static final int MOST = 3_000;
    private static final int LONGEST = 6;

    private final Set<Rule.All> bodies = new LinkedHashSet<>();

    ConjunctionPool() {}

    /** Of networks over the atoms of an encoding, or over some of them and learned thresholds, which become the nearest ones. */
    public static List<Rule.All> of(Encoding encoding, List<HardNetwork> networks) {
        ConjunctionPool pool = new ConjunctionPool();
        for (HardNetwork network : networks) {
            List<Integer> atoms = atoms(network, encoding);
            for (int node = 0; node < network.conjunctions().nodes(); node++) {
                pool.addPrefixes(heaviest(network.conjunctions(), node, atoms));
            }
        }
        return pool.bodies();
    }

    void add(Collection<Rule.All> rules) {
        rules.forEach(this::add);
    }

    /** A network over atoms, by how its only output uses conjunctions: of one that counts against it, what denies it. */
    void add(HardNetwork network) {
        List<Integer> atoms = atoms(network.predicates().size());
        for (int k : network.disjunctions().used(0)) {
            List<Literal> literals = heaviest(network.conjunctions(), k, atoms);
            if (network.disjunctions().weight(0, k) > 0) {
                addPrefixes(literals);
            } else {
                literals.forEach(literal -> add(Rule.all(literal.negated())));
            }
        }
    }

    List<Rule.All> bodies() {
        return List.copyOf(bodies);
    }

    private void addPrefixes(List<Literal> literals) {
        IntStream.rangeClosed(1, literals.size()).forEach(length -> add(new Rule.All(literals.subList(0, length))));
    }

    private void add(Rule.All rule) {
        if (bodies.size() < MOST) {
            bodies.add(rule);
        }
    }

    private static List<Integer> atoms(int size) {
        return IntStream.range(0, size).boxed().toList();
    }

    /** The atom of each predicate. */
    private static List<Integer> atoms(HardNetwork network, Encoding encoding) {
        if (network.predicates() instanceof GivenPredicates given) {
            return atoms(given.size());
        }
        if (network.predicates() instanceof ThresholdPredicates thresholds) {
            List<Integer> atoms = new ArrayList<>(thresholds.atoms());
            thresholds.cuts().forEach(cut -> atoms.add(nearest(cut, encoding)));
            return atoms;
        }
        throw new IllegalArgumentException("invented predicates are no atoms of the encoding");
    }

    private static int nearest(ThresholdPredicates.Cut cut, Encoding encoding) {
        NumericColumn column = encoding.numericColumns().get(cut.column());
        double wanted = column.scale().original(cut.threshold());
        double nearest = column.thresholds().stream()
                .min(Comparator.comparingDouble(threshold -> Math.abs(threshold - wanted)))
                .orElseThrow();
        return encoding.atoms().indexOf(new Atom.Above(column.name(), nearest));
    }

    /** Each atom once, with the sign of its heaviest weight. */
    private static List<Literal> heaviest(SemiSymbolicLayer layer, int node, List<Integer> atoms) {
        Set<Integer> taken = new LinkedHashSet<>();
        return IntStream.of(layer.used(node))
                .boxed()
                .sorted(Comparator.comparingDouble(input -> -Math.abs(layer.weight(node, input))))
                .filter(input -> taken.add(atoms.get(input)))
                .limit(LONGEST)
                .map(input -> new Literal(atoms.get(input), layer.weight(node, input) > 0))
                .toList();
    }
}
