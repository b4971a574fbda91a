package dev.cleave.rules.search;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.HeadRows;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for few, short rules that answer most rows right: steepest descent on wrong rows plus a price for every literal
 * and rule. Moves: drop, add or swap a rule of the pool; drop, add or exchange a literal.
 */
public final class RuleSearch {
    private final HeadRows rows;
    private final List<Body> pool;
    private final double price;
    private final Budget budget;

    /**
     * @param pool bodies that may be taken whole
     * @param price how many wrong rows a literal is worth; a rule costs as much as one more literal
     */
    public RuleSearch(HeadRows head, List<Rule.All> pool, double price, Budget budget) {
        this.rows = head;
        this.pool = pool.stream().map(rule -> Body.of(rule, rows.columns())).toList();
        this.price = price;
        this.budget = budget;
    }

    /** The best that descent from the given rules finds; these themselves where nothing is better. */
    public List<Rule.All> descend(List<Rule.All> start) {
        return descend(start, Integer.MAX_VALUE);
    }

    /** The same with at most so many rules, from no more than these. */
    public List<Rule.All> descend(List<Rule.All> start, int mostRules) {
        List<Body> current = new ArrayList<>();
        start.forEach(rule -> current.add(Body.of(rule, rows.columns())));
        double cost = cost(current);
        while (!budget.isExhausted()) {
            Move best = new Moves(rows, pool, price, current).best(mostRules);
            if (!(best.cost() < cost - 1e-9)) {
                break;
            }
            best.apply(current);
            cost = best.cost();
        }
        return current.stream().map(Body::rule).toList();
    }

    private double cost(List<Body> bodies) {
        long[] covered = new long[rows.columns().words()];
        double size = 0;
        for (Body body : bodies) {
            RowSets.add(covered, body.words());
            size += body.length() + 1;
        }
        return rows.wrong(covered) + price * size;
    }
}
