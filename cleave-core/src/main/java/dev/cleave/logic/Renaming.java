package dev.cleave.logic;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The same program over other atoms.
 *
 * @param from how many atoms there were
 * @param to how many there are now
 * @param atom what each of the atoms that rules use is now; no two become one
 */
record Renaming(int from, int to, IntUnaryOperator atom) {
    RuleSet of(RuleSet rules) {
        return new RuleSet(
                to,
                rules.auxiliaries().stream().map(this::of).toList(),
                rules.heads().stream().map(this::of).toList());
    }

    private Definition of(Definition definition) {
        return new Definition(definition.rules().stream().map(this::of).toList(), definition.negated());
    }

    private Rule of(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return new Rule.AtLeast(
                    atLeast.terms().stream()
                            .map(term -> new Rule.Term(of(term.literal()), term.weight()))
                            .toList(),
                    atLeast.bound());
        }
        return rule instanceof Rule.Most most
                ? new Rule.Most(of(most.tally()), most.output())
                : new Rule.All(rule.literals().stream().map(this::of).toList());
    }

    private ClassTally of(ClassTally tally) {
        List<ClassTally.Condition> conditions = tally.conditions().stream()
                .map(condition -> new ClassTally.Condition(of(condition.atom()), condition.gains()))
                .toList();
        return new ClassTally(tally.start(), conditions);
    }

    private Literal of(Literal literal) {
        return new Literal(of(literal.atom()), literal.positive());
    }

    /** Auxiliaries stand behind the atoms. */
    private int of(int index) {
        return index < from ? atom.applyAsInt(index) : index - from + to;
    }
}
