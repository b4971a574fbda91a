package dev.cleave.rules.search.binary;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Few, short rules for one head with a high F1: climbs rule by rule on the gain of F1, to first order, less a price for each
 * rule and literal, along a path of falling prices, each step from the rules of the one before.
 */
public final class BinarySearch {
    private final WeightedSample sample;
    private final BinaryPool pool;
    private final BinaryOptions options;
    private final Budget budget;
    private final SampleF1 agreement;

    /** @param pool bodies that may be taken whole; may be empty where the options have a beam */
    public BinarySearch(WeightedSample sample, List<Rule.All> pool, BinaryOptions options, Budget budget) {
        this.agreement = new SampleF1(sample);
        this.sample = sample;
        this.pool = new BinaryPool(sample, pool);
        this.options = options;
        this.budget = budget;
    }

    /** One step a price, as far as the budget goes; the first has few rules, the last many. */
    public List<BinaryStep> path(List<Rule.All> start) {
        List<BinaryStep> path = new ArrayList<>();
        List<Body> bodies =
                start.stream().map(rule -> Body.of(rule, sample.columns())).toList();
        for (double price : options.prices()) {
            if (!budget.isExhausted()) {
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
        RulePosition moment = moment(bodies, price, rate);
        ScoredBody found = moment.best();
        return moment.pays(found) && bodies.add(found.body());
    }

    /** Replaces or removes a rule, if that is better. */
    private boolean improve(List<Body> bodies, int index, double price, OptionalDouble rate) {
        Body current = bodies.remove(index);
        RulePosition moment = moment(bodies, price, rate.isPresent() ? rate : OptionalDouble.of(f1(bodies, current)));
        ScoredBody found = moment.best(current);
        if (moment.pays(found)) {
            bodies.add(index, found.body());
        }
        return !moment.pays(found) || !found.body().rule().equals(current.rule());
    }

    /** What rows are worth to one more rule when these stay. */
    private RulePosition moment(List<Body> others, double price, OptionalDouble rate) {
        long[] eligible = RowSets.all(sample.columns());
        others.forEach(body -> RowSets.remove(eligible, body.words()));
        double exchange = rate.orElseGet(() -> f1(others));
        return new RulePosition(
                sample, pool, options, Math.max(exchange, options.leastRate()), eligible, scaled(price));
    }

    /** A price in F1 as weight of rows. */
    private double scaled(double price) {
        return price * 2 * agreement.positive();
    }

    private double goal(List<Body> bodies, double price) {
        int literals = bodies.stream().mapToInt(Body::length).sum();
        return f1(bodies) - price * (bodies.size() + literals / 2.0);
    }

    private double f1(List<Body> bodies, Body... more) {
        long[] covered = new long[sample.columns().words()];
        bodies.forEach(body -> RowSets.add(covered, body.words()));
        for (Body body : more) {
            RowSets.add(covered, body.words());
        }
        return agreement.f1(covered);
    }
}
