package dev.cleave.export;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rules of a program, one a line. */
final class AspRules {
    private static final BigInteger GREATEST = BigInteger.valueOf(Integer.MAX_VALUE);

    private final RuleSet rules;
    private final Vocabulary words;
    private final AspAtoms atoms;
    private final StringBuilder text = new StringBuilder();
    private int negations;
    private int sums;

    AspRules(RuleSet rules, Vocabulary words, AspAtoms atoms) {
        this.rules = rules;
        this.words = words;
        this.atoms = atoms;
    }

    void appendTo(StringBuilder program) {
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            define(atoms.auxiliary(i + 1), rules.auxiliaries().get(i));
        }
        for (int output = 0; output < rules.heads().size(); output++) {
            define(atoms.of(words.heads().get(output)), rules.heads().get(output));
        }
        program.append(text);
    }

    private void define(String head, Definition definition) {
        String defined = definition.negated() ? atoms.against(++negations) : head;
        for (Rule rule : definition.rules()) {
            body(rule).ifPresent(body -> line(defined, body));
        }
        if (definition.negated()) {
            line(head, List.of("not " + defined));
        }
    }

    /** Nothing where the rule never fires. */
    private Optional<List<String>> body(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return body(atLeast);
        }
        return Optional.of(rule.literals().stream().map(this::text).toList());
    }

    private Optional<List<String>> body(Rule.AtLeast rule) {
        BigInteger total = rule.terms().stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
        if (rule.bound().compareTo(total) > 0) {
            return Optional.empty();
        }
        if (rule.bound().signum() <= 0) {
            return Optional.of(List.of());
        }
        return Optional.of(List.of(total.compareTo(GREATEST) > 0 ? steps(rule) : aggregate(rule)));
    }

    private String aggregate(Rule.AtLeast rule) {
        boolean counts = rule.isUniform();
        return IntStream.range(0, rule.terms().size())
                .mapToObj(i -> (counts ? "" : rule.terms().get(i).weight() + ",") + i + " : "
                        + text(rule.terms().get(i).literal()))
                .collect(Collectors.joining("; ", counts ? "#count { " : "#sum { ", " } >= " + rule.bound()));
    }

    /** ASP's numbers have 32 bits: a greater sum is walked through as a decision diagram, which needs no numbers. */
    private String steps(Rule.AtLeast rule) {
        Walk walk = Walk.of(rule);
        int sum = ++sums;
        line(atoms.step(sum, walk.root()), List.of());
        for (Walk.Step step : walk.steps()) {
            line(atoms.step(sum, step.to()), List.of(atoms.step(sum, step.from()), text(step.literal())));
        }
        return atoms.step(sum, Walk.YES);
    }

    private String text(Literal literal) {
        int index = literal.atom() - rules.atoms();
        String atom = index < 0 ? atoms.of(words.atoms().get(literal.atom())) : atoms.auxiliary(index + 1);
        return literal.positive() ? atom : "not " + atom;
    }

    /** Every rule says that there is the row, so that negative literals alone are safe. */
    private void line(String head, List<String> body) {
        List<String> all = new ArrayList<>();
        if (!atoms.row().isEmpty()) {
            all.add(AspAtoms.ROW + "(" + atoms.row() + ")");
        }
        all.addAll(body);
        text.append(head)
                .append(all.isEmpty() ? "" : " :- ")
                .append(String.join(", ", all))
                .append(".\n");
    }
}
