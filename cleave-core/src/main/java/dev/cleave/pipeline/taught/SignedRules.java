package dev.cleave.pipeline.taught;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Rules without the literals that speak against a direction. What is left can't but keep to it: every literal of such a column then pushes
 * the heads one way.
 *
 * @param wrong literals that take a head away where there is more of what should give it; the others of their columns are right
 * @param own literals of columns that have a direction
 */
record SignedRules(Predicate<Literal> wrong, Predicate<Literal> own) {
    /** How a definition reaches the heads. */
    private enum Use {
        FOR,
        AGAINST,
        BOTH,
        NONE;

        Use and(Use other) {
            return this == NONE ? other : other == NONE || this == other ? this : BOTH;
        }

        Use through(boolean positive) {
            return positive || this == BOTH || this == NONE ? this : this == FOR ? AGAINST : FOR;
        }
    }

    RuleSet of(RuleSet rules) {
        Use[] uses = uses(rules);
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            auxiliaries.add(of(rules.auxiliaries().get(i), uses[i], rules.atoms()));
        }
        return new RuleSet(
                rules.atoms(),
                auxiliaries,
                rules.heads().stream()
                        .map(head -> of(head, Use.FOR, rules.atoms()))
                        .toList());
    }

    private static Use[] uses(RuleSet rules) {
        Use[] uses = new Use[rules.auxiliaries().size()];
        Arrays.fill(uses, Use.NONE);
        rules.heads().forEach(head -> note(head, Use.FOR, uses, rules.atoms()));
        for (int i = uses.length - 1; i >= 0; i--) {
            note(rules.auxiliaries().get(i), uses[i], uses, rules.atoms());
        }
        return uses;
    }

    private static void note(Definition definition, Use use, Use[] uses, int atoms) {
        Use inside = use.through(!definition.negated());
        definition.rules().stream()
                .flatMap(rule -> rule.literals().stream())
                .filter(literal -> literal.atom() >= atoms)
                .forEach(literal -> uses[literal.atom() - atoms] =
                        uses[literal.atom() - atoms].and(inside.through(literal.positive())));
    }

    private Definition of(Definition definition, Use use, int atoms) {
        Use inside = use.through(!definition.negated());
        List<Rule> left = new ArrayList<>();
        for (Rule rule : definition.rules()) {
            if (rule instanceof Rule.AtLeast counted) {
                left.add(new Rule.AtLeast(
                        counted.terms().stream()
                                .filter(term -> stays(term.literal(), inside, atoms))
                                .toList(),
                        counted.bound()));
                continue;
            }
            List<Literal> literals = rule.literals().stream()
                    .filter(literal -> stays(literal, inside, atoms))
                    .toList();
            if (!literals.isEmpty() || rule.literals().isEmpty()) {
                left.add(new Rule.All(literals));
            }
        }
        return new Definition(left.stream().distinct().toList(), definition.negated());
    }

    private boolean stays(Literal literal, Use use, int atoms) {
        if (literal.atom() >= atoms || !own.test(literal)) {
            return true;
        }
        return use == Use.FOR ? !wrong.test(literal) : use == Use.AGAINST && wrong.test(literal);
    }
}
