package dev.cleave.interchange.formula;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Formula;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;

/** What a definition says in terms of the atoms alone: auxiliaries are written out, and at-least rules as choices of one literal after the other. */
public final class RuleFormula {
    private static final int MOST = 20_000; // literals of a formula

    private final RuleSet rules;
    private int size;

    private RuleFormula(RuleSet rules) {
        this.rules = rules;
    }

    /** An {@link InputException} where it would be too long. */
    public static Formula of(RuleSet rules, Definition definition) {
        return new RuleFormula(rules).definition(definition);
    }

    private Formula definition(Definition definition) {
        Formula any = Formulas.any(definition.rules().stream().map(this::rule).toList());
        return definition.negated() ? Formulas.not(any) : any;
    }

    private Formula rule(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            List<Rule.Term> terms = atLeast.terms().stream()
                    .sorted(Comparator.comparing(Rule.Term::weight).reversed())
                    .toList();
            return atLeast(terms, atLeast.bound(), atLeast.total());
        }
        return Formulas.all(rule.literals().stream().map(this::literal).toList());
    }

    /** With the first literal less is needed of the rest; without it as much. */
    private Formula atLeast(List<Rule.Term> terms, BigInteger bound, BigInteger total) {
        if (bound.signum() <= 0 || total.compareTo(bound) < 0) {
            return new Formula.Constant(bound.signum() <= 0);
        }
        Rule.Term first = terms.get(0);
        List<Rule.Term> rest = terms.subList(1, terms.size());
        BigInteger left = total.subtract(first.weight());
        Formula with =
                Formulas.all(List.of(literal(first.literal()), atLeast(rest, bound.subtract(first.weight()), left)));
        return Formulas.any(List.of(with, atLeast(rest, bound, left)));
    }

    private Formula literal(Literal literal) {
        if (++size > MOST) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "an at-least rule is too long to be written with and, or and not; learn with --plain");
        }
        int index = literal.atom() - rules.atoms();
        Formula atom = index < 0
                ? new Formula.Variable(literal.atom())
                : definition(rules.auxiliaries().get(index));
        return literal.positive() ? atom : Formulas.not(atom);
    }
}
