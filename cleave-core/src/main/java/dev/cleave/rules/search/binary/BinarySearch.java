package dev.cleave.rules.search.binary;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Few, short rules for one head with a high F1: climbs rule by rule on the gain of F1, to first order, less a price for each
 * rule and literal, along a path of falling prices, each step from the rules of the one before.
 */
public final class BinarySearch {
    private final HeadSample sample;
    private final WeightSegments rows;
    private final BinaryPool pool;
    private final BinaryOptions options;
    private final Budget budget;
    private final SampleF1 agreement;
    private final Map<Place, ScoredBody> known = new HashMap<>(); // a pass without a change asks again

    /** @param pool bodies that may be taken whole; may be empty where the options have a beam */
    public BinarySearch(WeightedSample sample, List<Rule.All> pool, BinaryOptions options, Budget budget) {
        this(HeadSample.of(sample), pool, options, budget);
    }

    /** @param pool as above */
    public BinarySearch(HeadSample sample, List<Rule.All> pool, BinaryOptions options, Budget budget) {
        this.agreement = new SampleF1(sample);
        this.sample = sample;
        this.rows = WeightSegments.of(sample);
        this.pool = new BinaryPool(rows, pool);
        this.options = options;
        this.budget = budget;
    }

    /** One step a price, as far as the budget goes; the first has few rules, the last many. */
    public List<BinaryStep> path(List<Rule.All> start) {
        List<BinaryStep> path = new ArrayList<>();
        List<Body> bodies =
                start.stream().map(rule -> Body.of(rule, rows.columns())).toList();
        for (double price : options.prices()) {
            if (!budget.isExhausted()) {
                known.clear();
                bodies = climb(bodies, price);
                path.add(new BinaryStep(price, bodies.stream().map(Body::rule).toList(), f1(bodies)));
            }
        }
        return path;
    }

    /** To an optimum, and again from what a wrong exchange rate makes of it: too strict or too lax, it opens a way out. */
    private List<Body> climb(List<Body> start, double price) {
        List<Body> best = settle(start, price);
        for (double rate : options.rates()) {
            if (!budget.isExhausted()) {
                List<Body> other = new ArrayList<>(best);
                pass(other, price, OptionalDouble.of(rate));
                other = settle(other, price);
                best = goal(other, price) > goal(best, price) ? other : best;
            }
        }
        return best;
    }

    private List<Body> settle(List<Body> start, double price) {
        List<Body> bodies = new ArrayList<>(start);
        for (int pass = 0; pass < options.passes() && !budget.isExhausted(); pass++) {
            if (!pass(bodies, price, OptionalDouble.empty())) {
                break;
            }
        }
        return bodies;
    }

    /** Every rule once, then new ones as long as they pay; whether anything changed. */
    private boolean pass(List<Body> bodies, double price, OptionalDouble rate) {
        boolean changed = false;
        for (int i = bodies.size() - 1; i >= 0 && !budget.isExhausted(); i--) {
            changed |= improve(bodies, i, price, rate);
        }
        while (bodies.size() < options.mostRules() && !budget.isExhausted()) {
            if (!add(bodies, price, rate)) {
                break;
            }
            changed = true;
        }
        return changed;
    }

    private boolean add(List<Body> bodies, double price, OptionalDouble rate) {
        Place place = place(bodies, price, rate);
        RulePosition position = position(place, bodies);
        ScoredBody found = best(place, position);
        return position.pays(found) && bodies.add(found.body());
    }

    /** Replaces or removes a rule, if that is better. */
    private boolean improve(List<Body> bodies, int index, double price, OptionalDouble rate) {
        Body current = bodies.remove(index);
        Place place = place(bodies, price, rate.isPresent() ? rate : OptionalDouble.of(f1(bodies, current)));
        RulePosition position = position(place, bodies);
        ScoredBody found = position.from(current).orBetter(best(place, position));
        if (position.pays(found)) {
            bodies.add(index, found.body());
        }
        return !position.pays(found) || !found.body().rule().equals(current.rule());
    }

    /** Where a rule is looked for: beside which others, at which exchange rate and price. */
    private record Place(Set<Rule.All> others, double rate, double price) {}

    private Place place(List<Body> others, double price, OptionalDouble rate) {
        double exchange = rate.orElseGet(() -> f1(others));
        return new Place(
                others.stream().map(Body::rule).collect(Collectors.toCollection(LinkedHashSet::new)),
                Math.max(exchange, options.leastRate()),
                price * 2 * agreement.positive());
    }

    private ScoredBody best(Place place, RulePosition position) {
        return known.computeIfAbsent(place, key -> position.best());
    }

    /** What rows are worth to one more rule when these stay. */
    private RulePosition position(Place place, List<Body> others) {
        long[] eligible = rows.all();
        others.forEach(body -> RowSets.remove(eligible, body.words()));
        return new RulePosition(rows, pool, options, place.rate(), eligible, place.price());
    }

    private double goal(List<Body> bodies, double price) {
        int literals = bodies.stream().mapToInt(Body::length).sum();
        return f1(bodies) - price * (bodies.size() + literals / 2.0);
    }

    private double f1(List<Body> bodies, Body... more) {
        List<Body> all = Stream.concat(bodies.stream(), Stream.of(more)).toList();
        if (!rows.isExact()) {
            return agreement.f1(SampleF1.covered(all.stream().map(Body::rule).toList(), sample.columns()));
        }
        long[] covered = new long[rows.words()];
        all.forEach(body -> RowSets.add(covered, body.words()));
        WeightSegments.Kind count = rows.count(covered);
        double weight = count.weight() + agreement.positive();
        return weight > 0 ? 2 * count.hit() / weight : 0;
    }
}
