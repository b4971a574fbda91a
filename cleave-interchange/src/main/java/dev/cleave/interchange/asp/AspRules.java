package dev.cleave.interchange.asp;

import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rules of a program, one a line. */
final class AspRules {
    private static final BigInteger GREATEST = BigInteger.valueOf(Integer.MAX_VALUE);

    static final String NEVER = "#false";

    private final RuleSet rules;
    private final Vocabulary words;
    private final AspAtoms atoms;
    private final StringBuilder text = new StringBuilder();
    private int negations;
    private int digits;

    AspRules(RuleSet rules, Vocabulary words, AspAtoms atoms) {
        this.rules = rules;
        this.words = words;
        this.atoms = atoms;
    }

    void appendTo(StringBuilder program) {
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            auxiliary(atoms.auxiliary(i + 1), rules.auxiliaries().get(i));
        }
        if (rules.tally().isPresent()) {
            classes(rules.tally().get());
            program.append(text);
            return;
        }
        for (int output = 0; output < rules.heads().size(); output++) {
            define(atoms.of(words.heads().get(output)), rules.heads().get(output));
        }
        program.append(text);
    }

    private void classes(ClassTally tally) {
        if (tally.conditions().stream().anyMatch(condition -> condition.atom() < rules.atoms())) {
            throw new IllegalArgumentException("points of classes must be about auxiliaries");
        }
        AspTally points = new AspTally(tally, atoms, rules.atoms(), text);
        points.append();
        for (int output = 0; output < tally.classes(); output++) {
            line(atoms.of(words.heads().get(output)), List.of(points.answer(output)));
        }
    }

    /** One that never holds says so, where a head without a rule says nothing: a line that got lost is then not taken for it. */
    private void auxiliary(String head, Definition definition) {
        if (!definition.negated() && definition.rules().stream().allMatch(AspRules::isNever)) {
            line(head, List.of(NEVER));
        }
        define(head, definition);
    }

    private static boolean isNever(Rule rule) {
        return rule instanceof Rule.AtLeast atLeast && atLeast.bound().compareTo(total(atLeast.terms(), 0)) > 0;
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
        if (rule instanceof Rule.Most) {
            throw new IllegalArgumentException(
                    "one class that is compared with all others, and these are not in the program");
        }
        return Optional.of(rule.literals().stream().map(this::text).toList());
    }

    private Optional<List<String>> body(Rule.AtLeast rule) {
        if (isNever(rule)) {
            return Optional.empty();
        }
        if (rule.bound().signum() <= 0) {
            return Optional.of(List.of());
        }
        return Optional.of(List.of(rule.isUniform() ? count(rule) : sum(rule.terms(), rule.bound(), List.of(), 0)));
    }

    private String count(Rule.AtLeast rule) {
        return aggregate(
                "#count",
                IntStream.range(0, rule.terms().size())
                        .mapToObj(i -> i + " : " + text(rule.terms().get(i).literal()))
                        .toList(),
                rule.bound().toString());
    }

    private static String aggregate(String function, List<String> elements, String bound) {
        return function + " { " + String.join("; ", elements) + " } >= " + bound;
    }

    /**
     * ASP's numbers have 32 bits: of a greater sum the low digits are added first, and the high ones with what those carry. With
     * h and l the sums of high and low digits to the base b, h b + l is at least c b + d, d being less than b, where h and the
     * number of n from 1 on with l at least d + (n - 1) b are at least c + 1.
     *
     * @param carried what digits below carry here, as an element of the sum
     * @param carries how much that is at most
     */
    private String sum(List<Rule.Term> terms, BigInteger bound, List<String> carried, int carries) {
        if (total(terms, carries).compareTo(GREATEST) <= 0) {
            return aggregate("#sum", elements(terms, carried), bound.toString());
        }
        int bits = Integer.numberOfLeadingZeros(terms.size()) - 3;
        BigInteger base = BigInteger.ONE.shiftLeft(bits);
        List<Rule.Term> low = digits(terms, weight -> weight.mod(base));
        BigInteger rest = bound.mod(base);
        int next = total(low, carries).subtract(rest).shiftRight(bits).intValueExact() + 1;
        int number = ++digits;
        if (next > 0) {
            String least = "C * " + base + " - " + base.subtract(rest);
            line(atoms.carry(number, "C"), List.of("C = 1.." + next, aggregate("#sum", elements(low, carried), least)));
        }
        return sum(
                digits(terms, weight -> weight.shiftRight(bits)),
                bound.shiftRight(bits).add(BigInteger.ONE),
                next > 0 ? List.of("1,carry,N : " + atoms.carry(number, "N")) : List.of(),
                next);
    }

    private static BigInteger total(List<Rule.Term> terms, int carries) {
        return terms.stream().map(Rule.Term::weight).reduce(BigInteger.valueOf(carries), BigInteger::add);
    }

    private static List<Rule.Term> digits(List<Rule.Term> terms, UnaryOperator<BigInteger> digit) {
        return terms.stream()
                .filter(term -> digit.apply(term.weight()).signum() > 0)
                .map(term -> new Rule.Term(term.literal(), digit.apply(term.weight())))
                .toList();
    }

    private List<String> elements(List<Rule.Term> terms, List<String> carried) {
        return Stream.concat(
                        IntStream.range(0, terms.size())
                                .mapToObj(i -> terms.get(i).weight() + "," + i + " : "
                                        + text(terms.get(i).literal())),
                        carried.stream())
                .toList();
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
