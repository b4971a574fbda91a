package dev.cleave.search;

/** How good a body is, from the sums of the rows that it covers. */
interface Worth {
    double of(double[] sums);
}
