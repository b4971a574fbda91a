package dev.cleave.rules.search.boost;

import dev.cleave.logic.Body;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.ConditionSums;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.List;

/**
 * Grows a tree of splits along the gradients. A tree is written as conjunctions: the rows where a split's condition holds get what they score
 * more than those where it doesn't, so that a tree with n leaves is n - 1 conjunctions and a constant.
 */
final class TreeGrower {
    private static final double LEAST_GAIN = 1e-6;

    private final WeightedSample sample;
    private final Domain domain;
    private final BoostOptions options;
    private final Gradients gradients;
    private final ConditionSums sums;
    private final double joint; // classes share what they gain: all of them together move too far

    TreeGrower(WeightedSample sample, Domain domain, BoostOptions options, Gradients gradients) {
        this.sample = sample;
        this.domain = domain;
        this.options = options;
        this.gradients = gradients;
        this.sums = new ConditionSums(sample, gradients.values());
        this.joint = gradients.classes() == 1 ? 1 : (gradients.classes() - 1.0) / gradients.classes();
    }

    /** Hears of each conjunction of a tree, and of what it scores for each class. */
    interface Visitor {
        void visit(Rule.All body, double[] scores);
    }

    /** Adds a tree to the scores of all rows; returns what it scores where none of its conjunctions holds. */
    double[] grow(Visitor visitor) {
        return grow(Body.of(new Rule.All(List.of()), sample.columns()), 0, visitor);
    }

    private double[] grow(Body node, int depth, Visitor visitor) {
        int atom = depth < options.depth() ? split(node) : -1;
        if (atom < 0) {
            return leaf(node);
        }
        double[] without = grow(node.with(Literal.not(atom), sample.columns()), depth + 1, visitor);
        Body holds = node.with(Literal.of(atom), sample.columns());
        double[] with = grow(holds, depth + 1, visitor);
        for (int c = 0; c < with.length; c++) {
            with[c] -= without[c];
        }
        visitor.visit(shortest(holds.rule()), with);
        return without;
    }

    /** The atom with the best gain; -1 where none has any. */
    private int split(Body node) {
        Best best = new Best(total(node));
        sums.visit(node.words(), (atom, positive, held) -> {
            if (positive) {
                best.offer(atom, held);
            }
        });
        return best.atom;
    }

    private double[] total(Body node) {
        double[] total = new double[gradients.values().channels()];
        for (int row : node.rows()) {
            gradients.values().addTo(total, 0, row);
        }
        return total;
    }

    private final class Best {
        private final double[] nothing;
        private final double[] total;
        private final double curvature;
        private final double before;
        private double gain = LEAST_GAIN;
        private int atom = -1;

        Best(double[] total) {
            this.nothing = new double[total.length];
            this.total = total;
            this.curvature = curvature(total);
            this.before = gain(total, nothing);
        }

        void offer(int other, double[] held) {
            double holds = curvature(held);
            if (holds >= options.least() && curvature - holds >= options.least()) {
                double found = gain(held, nothing) + gain(total, held) - before;
                atom = found > gain ? other : atom;
                gain = Math.max(found, gain);
            }
        }
    }

    private static double curvature(double[] sums) {
        double all = 0;
        for (int i = 1; i < sums.length; i += 2) {
            all += sums[i];
        }
        return all;
    }

    /** Of one sum less another. */
    private double gain(double[] sums, double[] less) {
        double gain = 0;
        for (int i = 0; i < sums.length; i += 2) {
            double slope = sums[i] - less[i];
            gain += slope * slope / (Math.max(0, sums[i + 1] - less[i + 1]) + options.penalty());
        }
        return gain;
    }

    private double[] leaf(Body node) {
        double[] slopes = new double[gradients.classes()];
        double[] curvatures = new double[slopes.length];
        for (int row : node.rows()) {
            for (int c = 0; c < slopes.length; c++) {
                slopes[c] += gradients.slope(row, c);
                curvatures[c] += gradients.curvature(row, c);
            }
        }
        double[] scores = new double[slopes.length];
        for (int c = 0; c < scores.length; c++) {
            scores[c] = options.rate() * joint * slopes[c] / (curvatures[c] + options.penalty());
        }
        for (int row : node.rows()) {
            gradients.add(row, scores);
        }
        return scores;
    }

    /** Without literals that others of the same group imply. */
    private Rule.All shortest(Rule.All body) {
        List<Literal> kept = new ArrayList<>(body.literals());
        for (Literal literal : body.literals()) {
            if (kept.stream().anyMatch(other -> !other.equals(literal) && domain.implies(other, literal))) {
                kept.remove(literal);
            }
        }
        return new Rule.All(kept);
    }
}
