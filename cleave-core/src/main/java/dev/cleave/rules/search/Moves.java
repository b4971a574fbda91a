package dev.cleave.rules.search;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;

/** All single changes of a list of bodies; finds the one that leads to the lowest cost. */
final class Moves {
    private final BitRows rows;
    private final List<CoveringBody> pool;
    private final double price;
    private final List<CoveringBody> bodies;
    private final double size;
    private double bestCost = Double.POSITIVE_INFINITY;
    private Move best = Move.NONE;

    Moves(BitRows rows, List<CoveringBody> pool, double price, List<CoveringBody> bodies) {
        this.rows = rows;
        this.pool = pool;
        this.price = price;
        this.bodies = bodies;
        this.size = bodies.stream().mapToInt(Moves::weight).sum();
    }

    private static int weight(CoveringBody body) {
        return body.rule().length() + 1;
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
        long[] covered = rows.none();
        for (int i = 0; i < bodies.size(); i++) {
            if (i != index) {
                rows.addTo(covered, bodies.get(i).covered());
            }
        }
        return covered;
    }

    private void takeFromPool(int index, long[] others, double rest) {
        for (CoveringBody body : pool) {
            double fixed = price * (rest + weight(body));
            if (fixed < bestCost) {
                consider(rows.wrong(others, body.covered()) + fixed, index, List.of(body));
            }
        }
    }

    private void changeLiterals(int index, long[] others, double rest) {
        Rule.All rule = bodies.get(index).rule();
        addLiteral(index, others, rest, rule, -1);
        for (int k = 0; k < rule.length(); k++) {
            long[] shorter = rows.covered(rule, k);
            double cost = rows.wrong(others, shorter) + price * (rest + rule.length());
            if (cost < bestCost) {
                consider(cost, index, List.of(new CoveringBody(without(rule, k), shorter)));
            }
            addLiteral(index, others, rest, rule, k);
        }
    }

    /** Every literal in place of the k-th, or beside all where k is -1. */
    private void addLiteral(int index, long[] others, double rest, Rule.All rule, int k) {
        long[] kept = rows.covered(rule, k);
        double fixed = price * (rest + rule.length() + (k < 0 ? 2 : 1));
        for (int atom = 0; atom < rows.atoms(); atom++) {
            if (uses(rule, atom)) {
                continue;
            }
            for (int sign = 0; sign < 2; sign++) {
                double cost = rows.wrong(others, kept, atom, sign == 0) + fixed;
                if (cost < bestCost) {
                    Rule.All longer = with(rule, k, new Literal(atom, sign == 0));
                    consider(cost, index, List.of(CoveringBody.of(longer, rows)));
                }
            }
        }
    }

    private static boolean uses(Rule.All rule, int atom) {
        for (Literal literal : rule.literals()) {
            if (literal.atom() == atom) {
                return true;
            }
        }
        return false;
    }

    private static Rule.All without(Rule.All rule, int k) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        literals.remove(k);
        return new Rule.All(literals);
    }

    private static Rule.All with(Rule.All rule, int k, Literal literal) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        if (k >= 0) {
            literals.remove(k);
        }
        literals.add(literal);
        return new Rule.All(literals);
    }

    private void consider(double cost, int index, List<CoveringBody> replacement) {
        if (cost < bestCost) {
            bestCost = cost;
            best = new Move(cost, index, replacement);
        }
    }
}
