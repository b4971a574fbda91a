package dev.cleave.logic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives auxiliaries to the atoms in at-least rules of heads, behind the auxiliaries that there are. */
final class Layering {
    private final RuleSet rules;
    private final Map<Integer, Integer> names = new LinkedHashMap<>(); // of atoms

    private Layering(RuleSet rules) {
        this.rules = rules;
    }

    static RuleSet of(RuleSet rules) {
        Layering layering = new Layering(rules);
        List<Definition> heads = rules.heads().stream().map(layering::layered).toList();
        List<Definition> auxiliaries = new ArrayList<>(rules.auxiliaries());
        layering.names.keySet().forEach(atom -> auxiliaries.add(Definition.of(List.of(Rule.all(Literal.of(atom))))));
        return new RuleSet(rules.atoms(), auxiliaries, heads);
    }

    private Definition layered(Definition head) {
        return new Definition(head.rules().stream().map(this::layered).toList(), head.negated());
    }

    private Rule layered(Rule rule) {
        return rule instanceof Rule.AtLeast atLeast
                ? new Rule.AtLeast(atLeast.terms().stream().map(this::layered).toList(), atLeast.bound())
                : rule;
    }

    private Rule.Term layered(Rule.Term term) {
        Literal literal = term.literal();
        if (literal.atom() >= rules.atoms()) {
            return term;
        }
        int first = rules.atoms() + rules.auxiliaries().size();
        int name = names.computeIfAbsent(literal.atom(), atom -> first + names.size());
        return new Rule.Term(new Literal(name, literal.positive()), term.weight());
    }
}
