package dev.cleave.comparison;

import dev.cleave.io.Model;
import dev.cleave.io.text.PointTable;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.ShortPointTable;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.PlainName;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One thing that a model says.
 *
 * @param head whom it is about
 * @param body when, in words
 * @param points what it gives there; empty where it is a plain rule
 */
public record SaidRule(String head, String body, String points) {
    /** As they are printed: where classes have points, a rule is a condition that gives them. */
    static List<SaidRule> of(Model model) {
        RuleSet rules = model.rules();
        Vocabulary words = Vocabulary.of(model.encoding());
        List<SaidRule> said = new ArrayList<>();
        if (rules.tally().isPresent()) {
            addTally(rules, rules.tally().get(), words, said);
            return said;
        }
        if (model.hasClassPoints()) {
            addPoints(model, words, said);
            return said;
        }
        for (int output = 0; output < rules.heads().size(); output++) {
            addHead(rules, output, words, said);
        }
        return said;
    }

    private static void addTally(RuleSet rules, ClassTally tally, Vocabulary words, List<SaidRule> said) {
        String column = PlainName.of(words.heads().get(0).column());
        said.add(start(column, words, tally.start()));
        for (ClassTally.Condition condition : tally.conditions()) {
            said.add(new SaidRule(
                    column,
                    condition(Literal.of(condition.atom()), rules, words),
                    condition.gains().stream()
                            .map(gain -> words.name(gain.output())
                                    + (gain.points().signum() > 0 ? " +" : " ")
                                    + gain.points())
                            .collect(Collectors.joining(", "))));
        }
    }

    private static void addPoints(Model model, Vocabulary words, List<SaidRule> said) {
        String column = PlainName.of(words.heads().get(0).column());
        PointTable points = ShortPointTable.of(
                        model.proved(), model.rules(), model.encoding().domain())
                .tally();
        said.add(start(column, words, points.start()));
        for (int condition = 0; condition < points.gains().size(); condition++) {
            List<BigDecimal> gains = points.gains().get(condition);
            String given = IntStream.range(0, gains.size())
                    .filter(output -> gains.get(output).signum() != 0)
                    .mapToObj(output -> words.name(output)
                            + (gains.get(output).signum() > 0 ? " +" : " ")
                            + gains.get(output).toPlainString())
                    .collect(Collectors.joining(", "));
            if (!given.isEmpty()) {
                Literal holds = Literal.of(model.rules().atoms() + condition);
                said.add(new SaidRule(column, condition(holds, model.rules(), words), given));
            }
        }
    }

    private static SaidRule start(String column, Vocabulary words, List<? extends Number> points) {
        return new SaidRule(
                column,
                "(start)",
                IntStream.range(0, points.size())
                        .mapToObj(output -> words.name(output) + " " + points.get(output))
                        .collect(Collectors.joining(", ")));
    }

    private static void addHead(RuleSet rules, int output, Vocabulary words, List<SaidRule> said) {
        Definition definition = rules.heads().get(output);
        String head = (definition.negated() ? "not " : "") + words.name(output);
        for (Rule rule : definition.rules()) {
            if (rule instanceof Rule.AtLeast points && definition.rules().size() == 1 && !points.isUniform()) {
                said.add(new SaidRule(head, "(needed)", String.valueOf(points.bound())));
                points.terms()
                        .forEach(term -> said.add(
                                new SaidRule(head, condition(term.literal(), rules, words), "+" + term.weight())));
            } else {
                said.add(new SaidRule(head, RuleText.body(rule, rules, words), ""));
            }
        }
    }

    private static String condition(Literal literal, RuleSet rules, Vocabulary words) {
        if (literal.atom() < rules.atoms()) {
            return RuleText.body(Rule.all(literal), rules, words);
        }
        Definition definition = rules.auxiliaries().get(literal.atom() - rules.atoms());
        String text = definition.rules().stream()
                .map(rule -> RuleText.body(rule, rules, words))
                .collect(Collectors.joining(" or "));
        return literal.positive() && !definition.negated() ? text : "not (" + text + ")";
    }

    /** How alike two bodies are: the share of their words that both have. */
    double likeness(SaidRule other) {
        Set<String> own = words(body);
        Set<String> others = words(other.body);
        Set<String> both = new HashSet<>(own);
        both.retainAll(others);
        own.addAll(others);
        return head.equals(other.head) ? (double) both.size() / Math.max(1, own.size()) : 0;
    }

    private static Set<String> words(String text) {
        return new HashSet<>(List.of(text.split(" ")));
    }

    @Override
    public String toString() {
        return head + (body.startsWith("(") ? " " : " if ") + body + (points.isEmpty() ? "" : ": " + points);
    }
}
