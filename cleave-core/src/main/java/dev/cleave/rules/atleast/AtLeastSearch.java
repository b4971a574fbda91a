package dev.cleave.rules.atleast;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.HeadRows;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for one at-least rule that answers most rows right: literals in the order of how much they go with the label, small
 * whole weights, the best bound for them, and then one change of a weight at a time.
 */
public final class AtLeastSearch {
    private static final int MOST_LITERALS = 24;
    private static final int MOST_WEIGHT = 5;

    private final HeadRows rows;
    private final double price;
    private final Budget budget;
    private final int[] atoms; // by how much they go with the label, most first
    private final boolean[] positive; // [atoms], the sign of that

    public AtLeastSearch(HeadRows rows, double price, Budget budget) {
        this.rows = rows;
        this.price = price;
        this.budget = budget;
        double[] covariance = covariances(rows);
        this.atoms = IntStream.range(0, rows.atoms())
                .boxed()
                .sorted(Comparator.comparingDouble(atom -> -Math.abs(covariance[atom])))
                .limit(MOST_LITERALS)
                .mapToInt(Integer::intValue)
                .toArray();
        this.positive = new boolean[atoms.length];
        for (int i = 0; i < atoms.length; i++) {
            positive[i] = covariance[atoms[i]] > 0;
        }
    }

    private static double[] covariances(HeadRows rows) {
        double[] both = new double[rows.atoms()];
        double[] holds = new double[rows.atoms()];
        double labels = 0;
        for (int row = 0; row < rows.rows(); row++) {
            double weight = rows.weight(row);
            double label = rows.holds(row) ? weight : 0;
            labels += label;
            for (int atom = 0; atom < both.length; atom++) {
                if (rows.data().inputs().get(row, atom)) {
                    holds[atom] += weight;
                    both[atom] += label;
                }
            }
        }
        for (int atom = 0; atom < both.length; atom++) {
            both[atom] = both[atom] / rows.rows() - holds[atom] / rows.rows() * (labels / rows.rows());
        }
        return both;
    }

    /** The best rule found; empty where nothing beats a plain constant. */
    public Optional<Rule> find() {
        AtLeastErrors tally = new AtLeastErrors(rows, atoms, positive, price);
        int[] best = new int[atoms.length];
        AtLeastErrors.Fit fit = tally.fit(best);
        double constant = fit.cost();
        for (int count = 1; count <= atoms.length && !budget.isExhausted(); count++) {
            int[] weights = new int[atoms.length];
            Arrays.fill(weights, 0, count, 1);
            AtLeastErrors.Fit found = tally.fit(weights);
            if (found.cost() < fit.cost()) {
                fit = found;
                best = weights;
            }
        }
        fit = climb(tally, best, fit);
        return fit.cost() < constant ? Optional.of(rule(best, fit.bound())) : Optional.empty();
    }

    /** Changes one weight at a time, in place, as long as that helps. */
    private AtLeastErrors.Fit climb(AtLeastErrors tally, int[] weights, AtLeastErrors.Fit start) {
        AtLeastErrors.Fit fit = start;
        boolean changed = true;
        while (changed && !budget.isExhausted()) {
            changed = false;
            for (int i = 0; i < weights.length; i++) {
                int before = weights[i];
                for (int value = 0; value <= MOST_WEIGHT; value++) {
                    int kept = weights[i];
                    weights[i] = value;
                    AtLeastErrors.Fit found = tally.fit(weights);
                    if (found.cost() < fit.cost() - 1e-9) {
                        fit = found;
                    } else {
                        weights[i] = kept;
                    }
                }
                changed |= weights[i] != before;
            }
        }
        return fit;
    }

    private Rule rule(int[] weights, int bound) {
        List<Rule.Term> terms = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                terms.add(new Rule.Term(new Literal(atoms[i], positive[i]), BigInteger.valueOf(weights[i])));
            }
        }
        return new Rule.AtLeast(terms, BigInteger.valueOf(bound));
    }
}
