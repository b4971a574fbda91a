package dev.cleave.web.report;

import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * The cards of a model, the strongest first, as {@code learn} prints and numbers them: conditions by their points, rules by the rows that they
 * are right on.
 *
 * @param start the points of each output where no card holds; of a label, minus the points that it needs
 */
record Cards(List<Card> all, List<BigDecimal> start) {
    Cards {
        all = List.copyOf(all);
        start = List.copyOf(start);
    }

    static Cards of(Model model) {
        if (model.hasClassPoints()) {
            return ofConditions(ClassConditions.of(model).inShort());
        }
        return model.rules().tally().map(tally -> ofTally(model, tally)).orElseGet(() -> ofHeads(model));
    }

    /** The bodies alone, which is all that comparing sizes needs. */
    static Set<String> texts(Model model) {
        Set<String> texts = new HashSet<>();
        if (model.hasClassPoints()) {
            ClassConditions conditions = ClassConditions.of(model);
            conditions.all().forEach(k -> texts.add(conditions.body(k)));
        } else {
            of(model).all().forEach(card -> texts.add(card.text()));
        }
        return texts;
    }

    private static Cards ofConditions(ClassConditions conditions) {
        int atoms = conditions.model().rules().atoms();
        List<Card> cards = new ArrayList<>();
        for (int k : conditions.strongestFirst()) {
            List<BigDecimal> gains = conditions.tally().gains().get(k);
            cards.add(card(conditions.body(k), Rule.all(Literal.of(atoms + k)), gains, conditions::name));
        }
        return new Cards(cards, conditions.tally().start());
    }

    private static Cards ofTally(Model model, ClassTally tally) {
        Vocabulary words = Vocabulary.of(model.encoding());
        List<Card> cards = new ArrayList<>();
        for (ClassTally.Condition condition : tally.conditions()) {
            List<BigDecimal> gains = new ArrayList<>(Collections.nCopies(tally.classes(), BigDecimal.ZERO));
            condition.gains().forEach(gain -> gains.set(gain.output(), new BigDecimal(gain.points())));
            Rule body = Rule.all(Literal.of(condition.atom()));
            cards.add(card(text(body, model.rules(), words), body, gains, words::name));
        }
        return new Cards(cards, tally.start().stream().map(BigDecimal::new).toList());
    }

    private static Card card(String text, Rule body, List<BigDecimal> gains, IntFunction<String> name) {
        BigDecimal most = Collections.max(gains);
        BigDecimal least = Collections.min(gains);
        boolean isAgainst = most.compareTo(least.negate()) < 0;
        return new Card(-1, 0, name.apply(gains.indexOf(isAgainst ? least : most)), isAgainst, text, body, gains);
    }

    private static Cards ofHeads(Model model) {
        RuleSet rules = model.rules();
        Vocabulary words = Vocabulary.of(model.encoding());
        List<Card> cards = new ArrayList<>();
        List<BigDecimal> start = new ArrayList<>();
        for (int head = 0; head < rules.heads().size(); head++) {
            Definition definition = rules.heads().get(head);
            if (isPoints(definition, rules)) {
                start.add(new BigDecimal(
                        addTerms((Rule.AtLeast) definition.rules().get(0), head, rules, words, cards)
                                .negate()));
                continue;
            }
            start.add(BigDecimal.ZERO);
            for (int rule :
                    model.standing().strongestFirst(head, definition.rules().size())) {
                Rule body = definition.rules().get(rule);
                String text = text(body, rules, words);
                cards.add(new Card(head, rule, words.name(head), definition.negated(), text, body, List.of()));
            }
        }
        return new Cards(cards, start);
    }

    private static boolean isPoints(Definition definition, RuleSet rules) {
        return !definition.negated()
                && definition.rules().size() == 1
                && definition.rules().get(0) instanceof Rule.AtLeast rule
                && rule.terms().size() > 1
                && !(rule.isUniform() && rule.literals().stream().allMatch(literal -> literal.atom() < rules.atoms()));
    }

    /** Points for the opposite of a condition are points against it. Returns how many are needed then. */
    private static BigInteger addTerms(Rule.AtLeast rule, int head, RuleSet rules, Vocabulary words, List<Card> to) {
        BigInteger bound = rule.bound();
        List<Rule.Term> strongestFirst = rule.terms().stream()
                .sorted(Comparator.comparing(Rule.Term::weight).reversed())
                .toList();
        for (Rule.Term term : strongestFirst) {
            boolean isAgainst = !term.literal().positive() && term.literal().atom() >= rules.atoms();
            Literal literal = isAgainst ? term.literal().negated() : term.literal();
            BigInteger points = isAgainst ? term.weight().negate() : term.weight();
            bound = isAgainst ? bound.subtract(term.weight()) : bound;
            Rule body = Rule.all(literal);
            to.add(new Card(
                    head,
                    0,
                    words.name(head),
                    isAgainst,
                    text(body, rules, words),
                    body,
                    List.of(new BigDecimal(points))));
        }
        return bound;
    }

    /** An auxiliary is said as what it stands for. */
    private static String text(Rule body, RuleSet rules, Vocabulary words) {
        if (body instanceof Rule.All all
                && all.length() == 1
                && all.literals().get(0).positive()
                && all.literals().get(0).atom() >= rules.atoms()) {
            Definition meant = rules.auxiliaries().get(all.literals().get(0).atom() - rules.atoms());
            if (!meant.negated()) {
                return meant.rules().stream()
                        .map(rule -> RuleText.body(rule, rules, words))
                        .collect(Collectors.joining(" or "));
            }
        }
        String text = RuleText.body(body, rules, words);
        return text.isEmpty() ? "always" : text;
    }
}
