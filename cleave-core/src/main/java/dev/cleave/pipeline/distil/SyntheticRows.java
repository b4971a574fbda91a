package dev.cleave.pipeline.distil;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.Domain;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.table.BitMatrix;
import java.util.Arrays;
import java.util.BitSet;

/** Rows with the probability of each output, which samples have beside rows of a table. Immutable. */
public final class SyntheticRows {
    private static final double MOST_WEIGHT = 4; // of all of them, times that of the rows of a table

    private final Domain domain;
    private final DecisionThreshold decision;
    private final BitMatrix inputs;
    private final double[] shares; // [rows x outputs]

    /** @param decision what errors are worth to a head */
    SyntheticRows(Domain domain, DecisionThreshold decision, BitMatrix inputs, double[] shares) {
        this.domain = domain;
        this.decision = decision;
        this.inputs = inputs;
        this.shares = shares.clone();
    }

    public static SyntheticRows none(Domain domain, DecisionThreshold decision) {
        return new SyntheticRows(domain, decision, new BitMatrix.Builder(0, domain.atoms()).build(), new double[0]);
    }

    /**
     * The rows of a table, one head or classes, then these.
     *
     * @param believed how probable each output of each row is by others, who count as much as the labels do
     */
    public WeightedSample blended(Dataset rows, double[] believed, boolean exclusive) {
        int outputs = exclusive ? rows.outputs() : 1;
        double[] labels = exclusive ? classLabels(rows) : labels(rows, 0);
        for (int i = 0; i < rows.rows() * outputs; i++) {
            labels[i] = Math.min(1, (labels[i] + believed[i]) / 2);
        }
        return exclusive
                ? classes(rows, labels)
                : head(rows.inputs().above(inputs).transposed(), labels, rows);
    }

    /** The rows of a table for one head, then these. */
    public WeightedSample head(Dataset rows, int output) {
        return head(rows.inputs().above(inputs).transposed(), labels(rows, output), rows);
    }

    private double[] labels(Dataset rows, int output) {
        double[] labels = new double[rows.rows() + inputs.rows()];
        for (int row = 0; row < labels.length; row++) {
            boolean own = row < rows.rows();
            labels[row] = own
                    ? (rows.targets().get(row, output) ? 1 : 0)
                    : shares[(row - rows.rows()) * rows.outputs() + output];
        }
        return labels;
    }

    private WeightedSample head(BitColumns columns, double[] labels, Dataset rows) {
        WeightedSample plain =
                weighted(WeightedSample.binary(columns, domain, new BitSet()).withShares(labels), rows);
        return decision.isEven() ? plain : costed(plain);
    }

    /**
     * The rows of a table alone, with what others believe of them in place of labels.
     *
     * @param believed how probable the head, or each class, is in each row
     */
    public WeightedSample believed(Dataset rows, double[] believed) {
        BitColumns columns = rows.inputs().transposed();
        return rows.outputs() == 1
                ? head(columns, believed, rows)
                : weighted(
                        WeightedSample.multiclass(columns, domain, new int[rows.rows()], rows.outputs())
                                .withShares(believed),
                        rows);
    }

    /** Every row as one that holds and one that doesn't, each as much as its share, times what an error costs there. */
    private WeightedSample costed(WeightedSample plain) {
        double[] weights = new double[plain.rows()];
        double[] shares = new double[plain.rows()];
        for (int row = 0; row < weights.length; row++) {
            double holds = plain.share(row, 0) * decision.cost(true);
            double cost = holds + (1 - plain.share(row, 0)) * decision.cost(false);
            weights[row] = plain.weight(row) * cost;
            shares[row] = Math.min(1, holds / cost);
        }
        return plain.withShares(shares).withWeights(weights);
    }

    /** The rows of a table with one class each, then these. */
    public WeightedSample classes(Dataset rows) {
        return classes(rows, classLabels(rows));
    }

    private double[] classLabels(Dataset rows) {
        int classes = rows.outputs();
        double[] labels = new double[(rows.rows() + inputs.rows()) * classes];
        for (int row = 0; row < rows.rows(); row++) {
            for (int k = 0; k < classes; k++) {
                labels[row * classes + k] = rows.targets().get(row, k) ? 1 : 0;
            }
        }
        System.arraycopy(shares, 0, labels, rows.rows() * classes, shares.length);
        return labels;
    }

    private WeightedSample classes(Dataset rows, double[] labels) {
        BitColumns columns = rows.inputs().above(inputs).transposed();
        int[] none = new int[rows.rows() + inputs.rows()];
        return weighted(
                WeightedSample.multiclass(columns, domain, none, rows.outputs()).withShares(labels), rows);
    }

    /** However many synthetic rows there are, labels keep their say. */
    private static double weight(int rows, int synthetic) {
        return rows == 0 || synthetic == 0 ? 1 : Math.min(1, MOST_WEIGHT * rows / synthetic);
    }

    private static WeightedSample weighted(WeightedSample sample, Dataset rows) {
        double each = weight(rows.rows(), sample.rows() - rows.rows());
        double[] weights = new double[sample.rows()];
        Arrays.fill(weights, each);
        for (int row = 0; row < rows.rows(); row++) {
            weights[row] = rows.weights().get(row);
        }
        return rows.weights().isEqual() && each == 1 ? sample : sample.withWeights(weights);
    }
}
