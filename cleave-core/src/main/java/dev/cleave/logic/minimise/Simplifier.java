package dev.cleave.logic.minimise;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Box;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes plain rules shorter without a change of what they say on any valid assignment: impossible rules go, then every literal
 * and every rule that the others and the domain imply. Nothing is listed, so the number of atoms doesn't matter; when the
 * budget runs out, what is not simplified yet stays as it is.
 */
public final class Simplifier {
    private final Domain domain;
    private final Budget budget;

    public Simplifier(Domain domain, Budget budget) {
        this.domain = domain;
        this.budget = budget;
    }

    /** The plain rules simplified among themselves; at-least rules stay as they are. */
    public Definition simplify(Definition definition) {
        List<Rule.All> plain = plain(definition).toList();
        Stream<Rule> others = definition.rules().stream().filter(rule -> !(rule instanceof Rule.All));
        return new Definition(Stream.concat(simplify(plain).stream(), others).toList(), definition.negated());
    }

    private static Stream<Rule.All> plain(Definition definition) {
        return definition.rules().stream().filter(Rule.All.class::isInstance).map(Rule.All.class::cast);
    }

    public List<Rule.All> simplify(List<Rule.All> rules) {
        List<Rule.All> possible = rules.stream()
                .filter(rule -> box(rule).isPresent())
                .map(this::withValues)
                .distinct()
                .toList();
        return withoutSpareRules(withoutSpareLiterals(possible));
    }

    /** With {@code c = u} in place of all other literals on c, where u is the only value left. */
    private Rule.All withValues(Rule.All rule) {
        Box box = box(rule).orElseThrow();
        List<Literal> literals = new ArrayList<>(rule.literals());
        box.forEach((group, left) -> {
            if (domain.groups().get(group) instanceof Group.OneHot && left.cardinality() == 1) {
                literals.removeIf(literal -> domain.groupOf(literal.atom()) == group);
                literals.add(Literal.of(domain.start(group) + left.nextSetBit(0)));
            }
        });
        return new Rule.All(literals);
    }

    private List<Rule.All> withoutSpareLiterals(List<Rule.All> rules) {
        List<Box> boxes = boxes(rules);
        return rules.stream()
                .map(rule -> withoutSpareLiterals(rule, boxes))
                .distinct()
                .toList();
    }

    private Rule.All withoutSpareLiterals(Rule.All rule, List<Box> boxes) {
        List<Literal> kept = new ArrayList<>(rule.literals());
        for (Literal literal : negatedFirst(rule)) {
            if (budget.isExhausted()) {
                break;
            }
            List<Literal> fewer =
                    kept.stream().filter(other -> !other.equals(literal)).toList();
            if (isCovered(fewer, boxes)) {
                kept.remove(literal);
            }
        }
        return new Rule.All(kept);
    }

    private static List<Literal> negatedFirst(Rule.All rule) {
        return rule.literals().stream()
                .sorted(Comparator.comparing(Literal::positive))
                .toList();
    }

    private List<Rule.All> withoutSpareRules(List<Rule.All> rules) {
        List<Rule.All> kept = new ArrayList<>(rules);
        List<Rule.All> longestFirst = new ArrayList<>(rules);
        longestFirst.sort(Comparator.comparingInt((Rule.All rule) -> -rule.length()));
        for (Rule.All rule : longestFirst) {
            if (budget.isExhausted()) {
                break;
            }
            List<Rule.All> others =
                    kept.stream().filter(other -> !other.equals(rule)).toList();
            if (isCovered(rule.literals(), boxes(others))) {
                kept.remove(rule);
            }
        }
        return kept;
    }

    private boolean isCovered(List<Literal> literals, List<Box> boxes) {
        return Box.of(domain, literals)
                .map(box -> box.isCoveredBy(boxes, domain, budget::isExhausted))
                .orElse(true);
    }

    private List<Box> boxes(List<Rule.All> rules) {
        return rules.stream().map(this::box).flatMap(Optional::stream).toList();
    }

    private Optional<Box> box(Rule.All rule) {
        return Box.of(domain, rule.literals());
    }
}
