package dev.cleave.io.text;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Rules for people, a line each: {@code class = poisonous if odor = foul}, {@code at least 4 of: a, not b, ...}, or with
 * weights {@code at least 7 points of: 3 a, 2 not b, ...}; points of conjunctions have lines of their own, {@code +3 if a and b}. Bounds of a number are ranges, {@code 20 < BMI <= 31}. A head that is stated by its negation has lines that say when it
 * does not hold, and {@code ... otherwise}. Of a class it is said that the column is it, {@code species is setosa if ...}. Where
 * classes have points these stand after {@code points:}. Auxiliaries come first, those that no head depends on are left out.
 */
public final class RuleText {
    private final Vocabulary words;
    private final RuleSet rules;
    private final String auxiliary;
    private final boolean shown; // to people alone, where what says the same in fewer words may stand in its place

    private RuleText(RuleSet rules, Vocabulary words) {
        this(rules, words, false);
    }

    private RuleText(RuleSet rules, Vocabulary words, boolean shown) {
        words.require(rules);
        this.rules = rules;
        this.words = words;
        this.auxiliary = auxiliary(words);
        this.shown = shown;
    }

    /** Every line of the program; an {@link IllegalArgumentException} where words and rules don't fit. */
    public static List<String> lines(RuleSet rules, Vocabulary words) {
        return new RuleText(rules, words).lines();
    }

    /** The lines of one output, without those of the auxiliaries. */
    public static List<String> lines(RuleSet rules, Vocabulary words, int output) {
        RuleText text = new RuleText(rules, words);
        return text.define(text.head(output), rules.heads().get(output));
    }

    /** The same for people to read: where any one literal is enough there is an "or" or a rule each, which are read back as other rules that mean the same. */
    public static List<String> shown(RuleSet rules, Vocabulary words, int output) {
        RuleText text = new RuleText(rules, words, true);
        return text.define(text.head(output), rules.heads().get(output));
    }

    /** One rule without its head: {@code odor = foul and not bruises}. */
    public static String body(Rule rule, RuleSet rules, Vocabulary words) {
        return new RuleText(rules, words).body(rule);
    }

    /** What the lines call an auxiliary. */
    public static String auxiliary(int index, Vocabulary words) {
        return auxiliary(words) + " " + (index + 1);
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        named().stream()
                .forEach(i -> lines.addAll(
                        define(auxiliary + " " + (i + 1), rules.auxiliaries().get(i))));
        if (rules.tally().isPresent()) {
            lines.addAll(TallyText.lines(rules.tally().get(), words, this::text));
            return lines;
        }
        for (int output = 0; output < rules.heads().size(); output++) {
            lines.addAll(define(head(output), rules.heads().get(output)));
        }
        return lines;
    }

    /** The auxiliaries that a head depends on, by index. */
    public static BitSet used(RuleSet rules) {
        BitSet used = new BitSet();
        rules.tally()
                .ifPresentOrElse(
                        tally -> tally.literals().forEach(literal -> used.set(literal.atom())),
                        () -> rules.heads().forEach(head -> used.or(head.atoms())));
        for (int i = rules.auxiliaries().size() - 1; i >= 0; i--) {
            if (used.get(rules.atoms() + i)) {
                used.or(rules.auxiliaries().get(i).atoms());
            }
        }
        return used.get(rules.atoms(), Math.max(rules.atoms(), used.length()));
    }

    /** Those that are asked for by name; they use only those before them. */
    private BitSet named() {
        BitSet named = used(rules);
        named.andNot(ScoreCard.unnamed(rules));
        return named;
    }

    private List<String> define(String head, Definition definition) {
        boolean certain = definition.rules().stream().anyMatch(RuleText::isAlways);
        if (certain || definition.rules().isEmpty()) {
            return List.of(head + (certain != definition.negated() ? " always" : " never"));
        }
        Optional<ScoreCard> card = ScoreCard.of(definition, rules);
        if (card.isPresent()) {
            return shown && card.get().isEither()
                    ? card.get().conditions().stream()
                            .map(rule -> head + " if " + body(rule))
                            .toList()
                    : card.get().lines(head, this::body);
        }
        String start = (definition.negated() ? "not " : "") + head + " if ";
        List<String> lines = new ArrayList<>();
        definition.rules().forEach(rule -> lines.add(start + body(rule)));
        if (definition.negated()) {
            lines.add(head + " otherwise");
        }
        return lines;
    }

    private static boolean isAlways(Rule rule) {
        return rule instanceof Rule.AtLeast atLeast
                ? atLeast.bound().signum() <= 0
                : rule instanceof Rule.All && rule.literals().isEmpty();
    }

    private String body(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            if (shown && isEither(atLeast)) {
                return either(atLeast.literals());
            }
            return atLeast.isUniform()
                    ? "at least " + atLeast.bound() + " of: " + joined(atLeast.literals(), ", ")
                    : weighted(atLeast);
        }
        return rule instanceof Rule.Most
                ? "it has the most points; of equals the first"
                : String.join(" and ", together(rule.literals()));
    }

    /** Atoms come before auxiliaries. */
    private List<String> together(List<Literal> literals) {
        List<String> texts = new ArrayList<>(new LiteralText(words)
                .together(literals.stream().filter(this::isAtom).toList()));
        literals.stream().filter(literal -> !isAtom(literal)).map(this::text).forEach(texts::add);
        return texts;
    }

    private boolean isAtom(Literal literal) {
        return literal.atom() < rules.atoms();
    }

    /** Whether any one of its literals is enough. */
    private static boolean isEither(Rule.AtLeast rule) {
        return !rule.terms().isEmpty()
                && rule.bound().signum() > 0
                && rule.terms().stream().allMatch(term -> term.weight().compareTo(rule.bound()) >= 0);
    }

    private String either(List<Literal> literals) {
        List<String> texts = new ArrayList<>(new LiteralText(words)
                .either(literals.stream().filter(this::isAtom).toList()));
        literals.stream().filter(literal -> !isAtom(literal)).map(this::text).forEach(texts::add);
        return String.join(" or ", texts);
    }

    private String weighted(Rule.AtLeast rule) {
        return rule.terms().stream()
                .map(term -> term.weight() + " " + text(term.literal()))
                .collect(Collectors.joining(", ", "at least " + rule.bound() + " points of: ", ""));
    }

    private String joined(List<Literal> literals, String separator) {
        return literals.stream().map(this::text).collect(Collectors.joining(separator));
    }

    private String text(Literal literal) {
        if (isAtom(literal)) {
            return new LiteralText(words).text(literal);
        }
        int index = literal.atom() - rules.atoms();
        String name = ScoreCard.unnamed(rules).get(index)
                ? "(" + body(rules.auxiliaries().get(index).rules().get(0)) + ")"
                : auxiliary + " " + (index + 1);
        return (literal.positive() ? "" : "not ") + name;
    }

    private String head(int output) {
        return words.statement(output);
    }

    /** A word that no column begins with. */
    private static String auxiliary(Vocabulary words) {
        String name = "aux";
        while (isTaken(name, words.atoms()) || isTaken(name, words.heads())) {
            name += "_";
        }
        return name;
    }

    private static boolean isTaken(String name, List<Atom> atoms) {
        return atoms.stream().anyMatch(atom -> atom.column().startsWith(name + " "));
    }
}
