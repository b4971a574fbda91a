package dev.cleave.pipeline.program;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.rules.search.softmax.PlainPoints;
import dev.cleave.rules.search.softmax.PointList;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Points as rules: a head is one at-least rule. Conjunctions are auxiliaries, which heads share; a single literal stands in the
 * head itself.
 */
public final class PointsProgram {
    private final Domain domain;
    private final int atoms;
    private final Map<Rule.All, Integer> auxiliaries = new LinkedHashMap<>();

    public PointsProgram(Domain domain) {
        this.domain = domain;
        this.atoms = domain.atoms();
    }

    /** Plain rules where these are no more, such as three conjunctions any of which is enough. */
    public Definition head(PointList list) {
        return PlainPoints.of(list)
                .map(rules -> Definition.of(rules.stream().filter(this::mayFire).toList()))
                .orElseGet(() -> points(list));
    }

    /** Conditions whose points add up may be two values of one column, of which no cell has both. */
    private boolean mayFire(Rule.All rule) {
        return rule.literals().stream()
                .filter(Literal::positive)
                .noneMatch(one -> rule.literals().stream().anyMatch(other -> domain.implies(one, other.negated())));
    }

    /** Negative points are positive ones for the opposite, and a higher bound. */
    private Definition points(PointList list) {
        Map<Integer, Integer> sums = new TreeMap<>();
        int bound = list.bound();
        for (int i = 0; i < list.bodies().size(); i++) {
            int points = list.points().get(i);
            Literal literal = literal(list.bodies().get(i));
            sums.merge(literal.atom(), literal.positive() ? points : -points, Integer::sum);
            bound -= literal.positive() ? 0 : points;
        }
        sums.values().removeIf(points -> points == 0);
        int needed = bound
                - sums.values().stream().mapToInt(points -> Math.min(0, points)).sum();
        return definition(new Rule.AtLeast(
                sums.entrySet().stream()
                        .map(entry -> term(entry.getKey(), entry.getValue()))
                        .toList(),
                BigInteger.valueOf(needed)));
    }

    public RuleSet with(List<Definition> heads) {
        return new RuleSet(
                atoms,
                auxiliaries.keySet().stream()
                        .map(body -> Definition.of(List.of(body)))
                        .toList(),
                heads);
    }

    private Literal literal(Rule.All body) {
        return body.length() == 1
                ? body.literals().get(0)
                : Literal.of(atoms + auxiliaries.computeIfAbsent(body, all -> auxiliaries.size()));
    }

    private static Rule.Term term(int atom, int points) {
        return new Rule.Term(new Literal(atom, points > 0), BigInteger.valueOf(Math.abs(points)));
    }

    private static Definition definition(Rule.AtLeast rule) {
        if (rule.bound().signum() <= 0) {
            return Definition.of(List.of(Rule.all()));
        }
        return Definition.of(rule.bound().compareTo(rule.total()) > 0 ? List.of() : List.of(rule.reduced()));
    }
}
