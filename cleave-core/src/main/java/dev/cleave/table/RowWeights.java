package dev.cleave.table;

import java.util.Arrays;

/** How much each row counts; immutable. A weight is finite and not negative, and rows of weight 0 don't count at all. */
public final class RowWeights {
    private static final float[] EQUAL = {};

    private final int rows;
    private final float[] weights; // [rows], or EQUAL where every weight is 1

    private RowWeights(int rows, float[] weights) {
        this.rows = rows;
        this.weights = weights;
    }

    /** Every row counts 1, without storage for it. */
    public static RowWeights equal(int rows) {
        if (rows < 0) {
            throw new IllegalArgumentException("there can't be " + rows + " rows");
        }
        return new RowWeights(rows, EQUAL);
    }

    /** An {@link IllegalArgumentException} where one is negative, infinite or not a number. */
    public static RowWeights of(float... weights) {
        boolean ones = true;
        for (int row = 0; row < weights.length; row++) {
            if (!(weights[row] >= 0 && weights[row] <= Float.MAX_VALUE)) {
                throw new IllegalArgumentException("row " + row + " can't have the weight " + weights[row]);
            }
            ones &= weights[row] == 1;
        }
        return ones ? equal(weights.length) : new RowWeights(weights.length, weights.clone());
    }

    public int rows() {
        return rows;
    }

    public float get(int row) {
        return weights == EQUAL ? 1 : weights[row];
    }

    /** Whether every row counts 1, so that weights need not be looked at. */
    public boolean isEqual() {
        return weights == EQUAL;
    }

    /** The weights of all rows together. */
    public double sum() {
        double sum = 0;
        for (float weight : weights) {
            sum += weight;
        }
        return weights == EQUAL ? rows : sum;
    }

    /** The weights of some of the 64 rows from 64 x word on together: those whose bit is set. */
    public double sum(int word, long chosen) {
        if (weights == EQUAL) {
            return Long.bitCount(chosen);
        }
        double sum = 0;
        for (long left = chosen; left != 0; left &= left - 1) {
            sum += weights[(word << 6) + Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }

    /** The same proportions, with which a row counts 1 on average; themselves where all are 0. */
    public RowWeights averagingOne() {
        double scale = rows / sum();
        if (isEqual() || Double.isInfinite(scale)) {
            return this;
        }
        float[] scaled = weights.clone();
        for (int row = 0; row < scaled.length; row++) {
            scaled[row] = (float) Math.min(Float.MAX_VALUE, scaled[row] * scale);
        }
        return of(scaled);
    }

    /** Those of the given rows, in the given order. */
    public RowWeights select(Rows chosen) {
        float[] selected = new float[weights == EQUAL ? 0 : chosen.size()];
        for (int i = 0; i < selected.length; i++) {
            selected[i] = weights[chosen.get(i)];
        }
        return weights == EQUAL ? equal(chosen.size()) : of(selected);
    }

    /** These, then those of other rows. */
    public RowWeights above(RowWeights other) {
        if (isEqual() && other.isEqual()) {
            return equal(rows + other.rows);
        }
        float[] all = Arrays.copyOf(toArray(), rows + other.rows);
        System.arraycopy(other.toArray(), 0, all, rows, other.rows);
        return of(all);
    }

    /** Row by row the product of both. */
    public RowWeights times(RowWeights other) {
        if (rows != other.rows) {
            throw new IllegalArgumentException(this + " and " + other + " are not of the same rows");
        }
        float[] product = toArray();
        for (int row = 0; row < product.length; row++) {
            product[row] *= other.get(row);
        }
        return of(product);
    }

    /** A copy. [rows] */
    public float[] toArray() {
        float[] copy = weights == EQUAL ? new float[rows] : weights.clone();
        if (weights == EQUAL) {
            Arrays.fill(copy, 1);
        }
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RowWeights that && rows == that.rows && Arrays.equals(weights, that.weights);
    }

    @Override
    public int hashCode() {
        return 31 * rows + Arrays.hashCode(weights);
    }

    @Override
    public String toString() {
        return "RowWeights[" + rows + " rows" + (isEqual() ? ", equal]" : "]");
    }
}
