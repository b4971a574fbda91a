package dev.cleave.io.text;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An at-least rule over conjunctions as a list of points, in which the conjunctions stand themselves: points against are
 * negative, in place of points for the opposite and a higher bound.
 */
record ScoreCard(RuleSet rules, Rule.AtLeast rule) {
    /** Of a definition that is one such rule. */
    static Optional<ScoreCard> of(Definition definition, RuleSet rules) {
        return !definition.negated()
                        && definition.rules().size() == 1
                        && definition.rules().get(0) instanceof Rule.AtLeast rule
                        && isOverConjunctions(rule, rules)
                ? Optional.of(new ScoreCard(rules, rule))
                : Optional.empty();
    }

    private static boolean isOverConjunctions(Rule.AtLeast rule, RuleSet rules) {
        List<Definition> read = rule.literals().stream()
                .filter(literal -> literal.atom() >= rules.atoms())
                .map(literal -> rules.auxiliaries().get(literal.atom() - rules.atoms()))
                .toList();
        return !(read.isEmpty() && rule.isUniform())
                && read.stream().allMatch(auxiliary -> isConjunction(auxiliary, rules.atoms()));
    }

    private static boolean isConjunction(Definition auxiliary, int atoms) {
        return !auxiliary.negated()
                && auxiliary.rules().size() == 1
                && auxiliary.rules().get(0) instanceof Rule.All all
                && all.length() > 0
                && auxiliary.atoms().length() <= atoms;
    }

    /** The auxiliaries that need no name, as all that read them are lists of points. */
    static BitSet unnamed(RuleSet rules) {
        BitSet unnamed = new BitSet();
        BitSet named = new BitSet();
        rules.heads().forEach(head -> (of(head, rules).isPresent() ? unnamed : named).or(head.atoms()));
        rules.auxiliaries().forEach(auxiliary -> named.or(auxiliary.atoms()));
        unnamed.andNot(named);
        return unnamed.get(rules.atoms(), Math.max(rules.atoms(), unnamed.length()));
    }

    /** Whether each condition alone is enough, so that each is a rule. */
    boolean isEither() {
        return rule.bound().signum() > 0
                && rule.terms().stream()
                        .allMatch(term ->
                                !isAgainst(term.literal()) && term.weight().compareTo(rule.bound()) >= 0);
    }

    List<Rule> conditions() {
        return rule.literals().stream().map(this::condition).toList();
    }

    private boolean isAgainst(Literal literal) {
        return literal.atom() >= rules.atoms() && !literal.positive();
    }

    /** @param text of a condition */
    List<String> lines(String head, Function<Rule, String> text) {
        List<String> lines = new ArrayList<>();
        BigInteger bound = rule.bound();
        for (Rule.Term term : rule.terms()) {
            boolean isAgainst = isAgainst(term.literal());
            bound = isAgainst ? bound.subtract(term.weight()) : bound;
            lines.add((isAgainst ? "  -" : "  +") + term.weight() + " if " + text.apply(condition(term.literal())));
        }
        lines.add(0, head + " if at least " + bound + " points:");
        return lines;
    }

    private Rule condition(Literal literal) {
        return literal.atom() < rules.atoms()
                ? Rule.all(literal)
                : rules.auxiliaries()
                        .get(literal.atom() - rules.atoms())
                        .rules()
                        .get(0);
    }
}
