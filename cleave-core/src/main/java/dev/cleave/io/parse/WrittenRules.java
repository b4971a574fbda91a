package dev.cleave.io.parse;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Atom;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A program as it was written.
 *
 * @param atoms that it speaks of, each once
 * @param rules over these
 * @param order whose rule each of the lines is, by output, from the first to the last
 * @param otherwise the class that is said where no rule fires, if one is named
 */
public record WrittenRules(List<Atom> atoms, RuleSet rules, List<Integer> order, OptionalInt otherwise) {
    public WrittenRules {
        atoms = List.copyOf(atoms);
        order = List.copyOf(order);
        if (atoms.size() != rules.atoms()) {
            throw new IllegalArgumentException("rules over " + rules.atoms() + " atoms, not " + atoms.size());
        }
    }

    /** What numbers are compared with, ascending, by column. */
    public Map<String, List<Double>> thresholds() {
        Map<String, TreeSet<Double>> found = new TreeMap<>();
        for (Atom atom : atoms) {
            if (atom instanceof Atom.Above above) {
                found.computeIfAbsent(above.column(), column -> new TreeSet<>()).add(above.threshold());
            }
        }
        Map<String, List<Double>> all = new TreeMap<>();
        found.forEach((column, thresholds) -> all.put(column, List.copyOf(thresholds)));
        return all;
    }

    /** An encoding that has the thresholds that are named beside its own. */
    public Encoding within(Encoding encoding) {
        Map<String, List<Double>> all = new TreeMap<>();
        thresholds()
                .forEach((column, named) -> encoding.numericColumns().stream()
                        .filter(numeric -> numeric.name().equals(column)
                                && !numeric.thresholds().containsAll(named))
                        .forEach(numeric -> {
                            TreeSet<Double> both = new TreeSet<>(numeric.thresholds());
                            both.addAll(named);
                            all.put(column, List.copyOf(both));
                        }));
        return all.isEmpty() ? encoding : encoding.withCuts(all);
    }

    /** The same over the atoms of an encoding; an {@link InputException} where it lacks one. */
    public RuleSet over(Encoding encoding) {
        return over(encoding.atoms());
    }

    /** The same over these atoms; an {@link InputException} where one is lacking. */
    public RuleSet over(List<Atom> others) {
        Map<Atom, Integer> index = new HashMap<>();
        others.forEach(atom -> index.put(atom, index.size()));
        for (Atom atom : atoms) {
            if (!index.containsKey(atom)) {
                throw new InputException(
                        SourceLocation.unknown(), "the model can't say " + atom + "; its atoms are others");
            }
        }
        return rules.renamed(others.size(), atom -> index.getOrDefault(atoms.get(atom), -1));
    }
}
