package dev.cleave.kernel;

/**
 * The loops that a training step is made of. Implementations agree up to rounding, keep no state and check nothing:
 * callers own the shapes. Row counts may be anything from 1; every row of a panel has sixteen lanes.
 */
public interface Kernel {
    String name();

    /**
     * Sets columns 64 block to 64 block + 63 of neighbouring rows from {@code first} on, a word for each row, a 1 bit for +1 and
     * the lowest column in the lowest bit.
     */
    void pack(long[] words, int rows, Signs a, int first, int block);

    /** {@code c[r][lane] = start[lane] + sum over t of a(r, t) * p[t][lane]}; p has rows as {@link Signs#padded} says. */
    void multiply(Signs a, Panel p, float[] start, Panel c);

    /** {@code c[r][lane] = sum over t of a(r, t) * p[t][lane]}. */
    void multiply(Grid a, Panel p, Panel c, int rows, int depth);

    /** {@code c[r][lane] += sum over t of a(r, t) * p[t][lane]}. */
    void multiplyAdd(Grid a, Panel p, Panel c, int rows, int depth);

    /** {@code c(j, r) += sum over columns of a(r, column) * b(j, column)}, for the first rows of a and all of b. */
    default void dot(Panels a, Panels b, Grid c, int rows) {
        dot(a, b, 0, c, rows);
    }

    /** {@code c(j, r) += sum over columns of a(r, column) * b(first + j, column)}, for the first rows of a. */
    void dot(Panels a, Panels b, int first, Grid c, int rows);

    /** {@code out = tanh(in)} within 3e-7, never beyond 1. */
    void tanh(Panel in, Panel out, int rows);

    /** {@code out = in > 0 ? 1 : -1}, in the pads too. */
    void sign(Panel in, Panel out, int rows);

    /** {@code d = (d - pull * sgn(s)) * (1 - s * s)}: the derivative of tanh, where s is its value, and a pull away from 0. */
    void slope(Panel s, float pull, Panel d, int rows);

    /** Adds to d the gradient of {@code scale * sum of |w| |6 - |w||}. */
    void addWeightLoss(Panel w, float scale, Panel d, int rows);

    /** Fills in the norms of each lane. */
    void measure(Panel weights, int rows, NodeNorms norms);

    /** {@code sums[lane] = sum over rows of p[row][lane]}. */
    void sumRows(Panel p, int rows, float[] sums);

    /** Adds to the gradient of each weight what reaches it through its node's norms. */
    void addNormGradient(Panel weights, Panel gradient, int rows, NodeNorms norms);

    // Of rows of a matrix those that a node sees; columns are a multiple of sixteen.

    /** {@code out(row, c) = start + sum over s of weights[s] * x(s, c)}. */
    void combine(SparseRows x, float[] weights, float start, Grid out, int row, int columns);

    /** {@code dots[s] = sum over c of x(s, c) * d(row, c)}. */
    void dots(SparseRows x, Grid d, int row, float[] dots, int columns);

    /** {@code x(s, c) += weights[s] * d(row, c)}, from the first s on that is asked for. */
    void spread(Grid d, int row, float[] weights, int first, SparseRows x, int columns);
}
