package dev.cleave.logic;

import java.util.BitSet;
import java.util.List;

/**
 * When one head holds: when any of its rules fires or, where it is stated by its negation, when none does.
 *
 * @param negated whether the rules say when the head does not hold
 */
public record Definition(List<Rule> rules, boolean negated) {
    public Definition {
        rules = List.copyOf(rules);
    }

    public static Definition of(List<? extends Rule> rules) {
        return new Definition(List.copyOf(rules), false);
    }

    public boolean holds(BitSet atoms) {
        for (Rule rule : rules) {
            if (rule.fires(atoms)) {
                return !negated;
            }
        }
        return negated;
    }

    /** The atoms that occur in its rules. */
    public BitSet atoms() {
        BitSet atoms = new BitSet();
        rules.stream().flatMap(rule -> rule.literals().stream()).forEach(literal -> atoms.set(literal.atom()));
        return atoms;
    }

    public int literals() {
        return rules.stream().mapToInt(Rule::length).sum();
    }
}
