package dev.cleave.search;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * Few, short rules for one head with a high F1: climbs rule by rule on the gain of F1, to first order, less a price for each
 * rule and literal, along a path of falling prices, each step from the rules of the one before.
 */
public final class BinarySearch {
    private static final double[] KICKS = java.util.Arrays.stream(System.getProperty("kicks", "1.0").split(",")).mapToDouble(Double::parseDouble).toArray();
    private final Sample sample;
    private final BinaryPool pool;
    private final BinaryOptions options;
    private final Budget budget;
    private final Agreement agreement;
    private double aim;

    /** @param pool bodies that may be taken whole; may be empty where the options have a beam */
    public BinarySearch(Sample sample, List<Rule.All> pool, BinaryOptions options, Budget budget) {
        this.agreement = new Agreement(sample);
        this.sample = sample;
        this.pool = new BinaryPool(sample, pool);
        this.options = options;
        this.budget = budget;
    }

    /** One step a price, as far as the budget goes; the first has few rules, the last many. */
    public List<BinaryStep> path(List<Rule.All> start) {
        List<BinaryStep> path = new ArrayList<>();
        List<Body> bodies = new ArrayList<>();
        start.forEach(rule -> bodies.add(Body.of(rule, sample.columns())));
        for (double price : options.prices()) {
            if (budget.isExhausted()) {
                break;
            }
            climb(bodies, price);
            List<Rule.All> rules = bodies.stream().map(Body::rule).toList();
            path.add(new BinaryStep(price, rules, f1(bodies)));
        }
        return path;
    }

    /** Descends to an optimum, then again and again from what an exchange rate that is too strict or too lax makes of it. */
    private void climb(List<Body> bodies, double price) {
        settle(bodies, price, 0);
        for (double strictness : KICKS) {
            List<Body> other = new ArrayList<>(bodies);
            aim = strictness;
            pass(other, price);
            settle(other, price, 0);
            if (goal(other, price) > goal(bodies, price)) {
                bodies.clear();
                bodies.addAll(other);
            }
        }
    }

    private double goal(List<Body> bodies, double price) {
        int literals = bodies.stream().mapToInt(Body::length).sum();
        return f1(bodies) - price * (bodies.size() + literals / 2.0);
    }

    private void settle(List<Body> bodies, double price, double strictness) {
        aim = strictness;
        for (int pass = 0; pass < options.passes(); pass++) {
            if (!pass(bodies, price) || budget.isExhausted()) {
                return;
            }
        }
    }

    private boolean pass(List<Body> bodies, double price) {
        boolean changed = false;
        for (int i = bodies.size() - 1; i >= 0; i--) {
            changed |= improve(bodies, i, price);
        }
        while (bodies.size() < options.mostRules() && improve(bodies, bodies.size(), price)) {
            changed = true;
        }
        return changed;
    }

    /** Replaces or removes a rule, or adds one behind the last, if that is better. */
    private boolean improve(List<Body> bodies, int index, double price) {
        Moment moment = moment(bodies, index, price);
        boolean there = index < bodies.size();
        Scored current = there ? moment.terrain.scored(bodies.get(index)) : moment.nothing();
        Scored best = moment.best(current, there);
        if (!(best.worth() > moment.least)) {
            if (there) {
                bodies.remove(index);
            }
            return there;
        }
        if (best == current) {
            return false;
        }
        if (there) {
            bodies.set(index, best.body());
        } else {
            bodies.add(best.body());
        }
        return true;
    }

    /** What rows are worth to the rule at an index when all others stay. */
    private Moment moment(List<Body> bodies, int index, double price) {
        double f1 = aim > 0 ? aim : Math.max(0.5, f1(bodies));
        long[] eligible = Words.all(sample.columns());
        for (int i = 0; i < bodies.size(); i++) {
            if (i != index) {
                Words.remove(eligible, bodies.get(i).words());
            }
        }
        return new Moment(f1, eligible, price);
    }

    private double f1(List<Body> bodies) {
        long[] covered = new long[sample.columns().words()];
        bodies.forEach(body -> Words.add(covered, body.words()));
        return agreement.f1(covered);
    }

    private final class Moment {
        private final double f1;
        private final long[] eligible;
        private final double literal;
        private final double least;
        private final Terrain terrain;

        Moment(double f1, long[] eligible, double price) {
            double scale = 2 * agreement.positive();
            this.f1 = f1;
            this.eligible = eligible;
            this.least = price * scale + 1e-9;
            this.literal = price * scale / 2;
            this.terrain = new Terrain(sample, values(f1), sums -> sums[0], literal, eligible);
        }

        Scored nothing() {
            return new Scored(Body.of(new Rule.All(List.of()), sample.columns()), Double.NEGATIVE_INFINITY);
        }

        Scored best(Scored current, boolean there) {
            BodyClimb climb = new BodyClimb(terrain, options.longest());
            Scored best = there ? climb.from(current) : current;
            for (Body body : pool.best(options.fromPool(), f1, literal, eligible)) {
                best = best.orBetter(climb.from(terrain.scored(body)));
            }
            if (options.beam() > 0) {
                for (Scored grown : new Beam(terrain, options.beam(), options.longest()).grow().subList(0, 1)) {
                    best = best.orBetter(climb.from(grown));
                }
            }
            return best;
        }

        private Values values(double f1) {
            double[] values = new double[sample.rows()];
            for (int row = 0; row < values.length; row++) {
                values[row] = sample.weight(row) * (2 * sample.share(row, 0) - f1);
            }
            return new Values(1, values);
        }
    }
}
