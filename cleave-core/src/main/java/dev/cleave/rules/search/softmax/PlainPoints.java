package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.atleast.AtLeastPlain;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Points that say no more than a few plain rules do: any of three conjunctions, or two conditions that both are needed. */
public final class PlainPoints {
    private final List<Rule.All> bodies = new ArrayList<>();
    private final List<Rule.Term> terms = new ArrayList<>(); // over the indices of bodies
    private int bound;

    private PlainPoints(int bound) {
        this.bound = bound;
    }

    /** Empty where the plain form has more literals, or points are taken away for a conjunction. */
    public static Optional<List<Rule.All>> of(PointList list) {
        PlainPoints plain = new PlainPoints(list.bound());
        for (int i = 0; i < list.bodies().size(); i++) {
            Rule.All body = list.bodies().get(i);
            int points = list.points().get(i);
            if (points < 0 && body.length() != 1) {
                return Optional.empty();
            }
            plain.add(body, points);
        }
        return plain.bound <= 0 ? Optional.empty() : plain.rules();
    }

    /** Points less for a literal are points more for its opposite, and a higher bound. */
    private void add(Rule.All body, int points) {
        terms.add(new Rule.Term(Literal.of(bodies.size()), BigInteger.valueOf(Math.abs(points))));
        bodies.add(points > 0 ? body : Rule.all(body.literals().get(0).negated()));
        bound += Math.max(0, -points);
    }

    private Optional<List<Rule.All>> rules() {
        int literals = bodies.stream()
                .mapToInt(body -> body.length() == 1 ? 1 : 1 + body.length())
                .sum();
        return AtLeastPlain.of(new Rule.AtLeast(terms, BigInteger.valueOf(bound)), literals)
                .map(this::joined)
                .filter(rules -> rules.stream().mapToInt(Rule::length).sum() <= literals);
    }

    private List<Rule.All> joined(List<Rule.All> chosen) {
        return chosen.stream()
                .map(this::joined)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /** Empty where it never holds. */
    private Optional<Rule.All> joined(Rule.All chosen) {
        TreeSet<Literal> literals = new TreeSet<>();
        chosen.literals().forEach(one -> literals.addAll(bodies.get(one.atom()).literals()));
        return literals.stream().anyMatch(one -> literals.contains(one.negated()))
                ? Optional.empty()
                : Optional.of(new Rule.All(List.copyOf(literals)));
    }
}
