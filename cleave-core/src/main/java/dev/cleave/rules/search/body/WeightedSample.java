package dev.cleave.rules.search.body;

import dev.cleave.logic.Domain;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import java.util.Arrays;
import java.util.BitSet;

/** Rows that a search looks at: their atoms, a weight each, and how probable each class is in each row. Immutable. */
public final class WeightedSample {
    private final BitColumns columns;
    private final GroupStates states;
    private final int classes;
    private final double[] weights; // [rows]
    private final double[] shares; // [rows x classes]

    private WeightedSample(BitColumns columns, GroupStates states, int classes, double[] weights, double[] shares) {
        this.columns = columns;
        this.states = states;
        this.classes = classes;
        this.weights = weights;
        this.shares = shares;
    }

    /** One head: the share of a row is the probability that the head holds; here 0 or 1. */
    public static WeightedSample binary(BitColumns columns, Domain domain, BitSet labels) {
        double[] shares = new double[columns.rows()];
        labels.stream().forEach(row -> shares[row] = 1);
        return new WeightedSample(columns, GroupStates.of(columns, domain), 1, ones(columns), shares);
    }

    /** Exactly one class a row. */
    public static WeightedSample multiclass(BitColumns columns, Domain domain, int[] labels, int classes) {
        requireLength("labels", labels.length, columns.rows());
        double[] shares = new double[columns.rows() * classes];
        for (int row = 0; row < labels.length; row++) {
            shares[row * classes + labels[row]] = 1;
        }
        return new WeightedSample(columns, GroupStates.of(columns, domain), classes, ones(columns), shares);
    }

    /** The same rows, each counted so many times; no weight is negative or all are 0. */
    public WeightedSample withWeights(double[] other) {
        requireLength("weights", other.length, rows());
        if (Arrays.stream(other).anyMatch(weight -> !(weight >= 0) || Double.isInfinite(weight))
                || Arrays.stream(other).sum() <= 0) {
            throw new IllegalArgumentException("weights must be finite, not negative, and not all 0");
        }
        return new WeightedSample(columns, states, classes, other.clone(), shares);
    }

    /** The same rows with soft labels, row by row and within a row class by class, each from 0 to 1. */
    public WeightedSample withShares(double[] other) {
        requireLength("probabilities", other.length, rows() * classes);
        if (Arrays.stream(other).anyMatch(share -> !(share >= 0 && share <= 1))) {
            throw new IllegalArgumentException("a probability must be from 0 to 1");
        }
        return new WeightedSample(columns, states, classes, weights, other.clone());
    }

    /** The same rows over other atoms. */
    public WeightedSample over(BitColumns other, Domain domain) {
        requireLength("rows", other.rows(), rows());
        return new WeightedSample(other, GroupStates.of(other, domain), classes, weights, shares);
    }

    /** Rows that are alike as one, with their weight together and the mean of their shares: the same likelihood for any rules. */
    public WeightedSample distinct(Domain domain) {
        int[] same = RowSets.firstAlike(columns);
        int[] index = new int[rows()];
        int count = 0;
        for (int row = 0; row < rows(); row++) {
            index[row] = same[row] == row ? count++ : index[same[row]];
        }
        if (count == rows()) {
            return this;
        }
        BitColumns.Builder kept = new BitColumns.Builder(count, columns.atoms());
        double[] weight = new double[count];
        double[] share = new double[count * classes];
        for (int row = 0; row < rows(); row++) {
            int to = index[row];
            weight[to] += weights[row];
            for (int c = 0; c < classes; c++) {
                share[to * classes + c] += weights[row] * share(row, c);
            }
            for (int atom = 0; same[row] == row && atom < columns.atoms(); atom++) {
                if ((columns.word(atom, row >>> 6) >>> row & 1) != 0) {
                    kept.set(to, atom);
                }
            }
        }
        for (int i = 0; i < share.length; i++) {
            share[i] = Math.min(1, share[i] / Math.max(weight[i / classes], Double.MIN_NORMAL));
        }
        BitColumns all = kept.build();
        return new WeightedSample(all, GroupStates.of(all, domain), classes, weight, share);
    }

    public int rows() {
        return columns.rows();
    }

    /** How many classes; 1 for one head that holds or doesn't. */
    public int classes() {
        return classes;
    }

    public BitColumns columns() {
        return columns;
    }

    /** Of all rows together. */
    public double weight() {
        double sum = 0;
        for (int row = 0; row < rows(); row++) {
            sum += weight(row);
        }
        return sum;
    }

    public double weight(int row) {
        return weights[row];
    }

    public double share(int row, int label) {
        return shares[row * classes + label];
    }

    /** How many groups of atoms there are. */
    public int groups() {
        return states.groups();
    }

    GroupStates states() {
        return states;
    }

    public void requireClasses(boolean many) {
        if (many != classes > 1) {
            throw new IllegalArgumentException(
                    "a search for " + (many ? "several classes" : "one head") + " got " + classes);
        }
    }

    private static double[] ones(BitColumns columns) {
        double[] ones = new double[columns.rows()];
        Arrays.fill(ones, 1);
        return ones;
    }

    private static void requireLength(String what, int found, int expected) {
        if (found != expected) {
            throw new IllegalArgumentException(
                    "there are " + found + " " + what + " where " + expected + " are needed");
        }
    }
}
