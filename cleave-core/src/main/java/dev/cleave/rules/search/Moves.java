package dev.cleave.rules.search;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.HeadRows;
import java.util.List;

/** All single changes of a list of bodies; finds the one that leads to the lowest cost. */
final class Moves {
    private final HeadRows rows;
    private final List<Body> pool;
    private final double price;
    private final List<Body> bodies;
    private final double size;
    private double bestCost = Double.POSITIVE_INFINITY;
    private Move best = Move.NONE;

    Moves(HeadRows rows, List<Body> pool, double price, List<Body> bodies) {
        this.rows = rows;
        this.pool = pool;
        this.price = price;
        this.bodies = bodies;
        this.size = bodies.stream().mapToInt(Moves::weight).sum();
    }

    private static int weight(Body body) {
        return body.length() + 1;
    }

    /** @param mostRules as many bodies as there may be then */
    Move best(int mostRules) {
        for (int index = 0; index <= bodies.size() && index < mostRules; index++) {
            long[] others = others(index);
            double rest = index < bodies.size() ? size - weight(bodies.get(index)) : size;
            takeFromPool(index, others, rest);
            if (index < bodies.size()) {
                consider(rows.wrong(others) + price * rest, index, List.of());
                changeLiterals(index, others, rest);
            }
        }
        return best;
    }

    /** What all bodies but one cover. */
    private long[] others(int index) {
        long[] covered = new long[rows.columns().words()];
        for (int i = 0; i < bodies.size(); i++) {
            if (i != index) {
                RowSets.add(covered, bodies.get(i).words());
            }
        }
        return covered;
    }

    private void takeFromPool(int index, long[] others, double rest) {
        for (Body body : pool) {
            double fixed = price * (rest + weight(body));
            if (fixed < bestCost) {
                consider(rows.wrong(others, body.words()) + fixed, index, List.of(body));
            }
        }
    }

    private void changeLiterals(int index, long[] others, double rest) {
        Body body = bodies.get(index);
        addLiteral(index, others, rest, body);
        for (int k = 0; k < body.length(); k++) {
            Body shorter = body.without(k, rows.columns());
            consider(rows.wrong(others, shorter.words()) + price * (rest + body.length()), index, List.of(shorter));
            addLiteral(index, others, rest, shorter);
        }
    }

    /** Every literal that the body at the index has not, beside those of another. */
    private void addLiteral(int index, long[] others, double rest, Body kept) {
        double fixed = price * (rest + kept.length() + 2);
        for (int atom = 0; atom < rows.atoms(); atom++) {
            if (bodies.get(index).uses(atom)) {
                continue;
            }
            for (int sign = 0; sign < 2; sign++) {
                double cost = rows.wrong(others, kept.words(), atom, sign == 0) + fixed;
                if (cost < bestCost) {
                    consider(cost, index, List.of(kept.with(new Literal(atom, sign == 0), rows.columns())));
                }
            }
        }
    }

    private void consider(double cost, int index, List<Body> replacement) {
        if (cost < bestCost) {
            bestCost = cost;
            best = new Move(cost, index, replacement);
        }
    }
}
