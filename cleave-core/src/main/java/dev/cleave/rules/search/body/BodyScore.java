package dev.cleave.rules.search.body;

/** How good a body is, from the sums of the rows that it covers. */
public interface BodyScore {
    double of(double[] sums);
}
