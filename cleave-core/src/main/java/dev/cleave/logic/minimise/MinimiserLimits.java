package dev.cleave.logic.minimise;

/**
 * How hard to look for few rules. Where the exact search would pass its limits, the greedy one takes over.
 *
 * @param pairs the most pairs of a positive and a negative row to find all primes from
 * @param primes the most primes to choose from exactly
 * @param steps the most steps of branch and bound, of 64 rows each
 * @param tries how many expansions of uncovered rows the greedy search compares for each rule
 * @param seed of the greedy search
 */
public record MinimiserLimits(long pairs, int primes, long steps, int tries, long seed) {
    public MinimiserLimits {
        if (pairs < 0 || primes < 0 || steps < 1 || tries < 1) {
            throw new IllegalArgumentException("limits can't be negative, and at least one step and one try is needed");
        }
    }

    public static MinimiserLimits defaults() {
        return new MinimiserLimits(5_000_000, 5_000, 100_000, 24, 0);
    }

    /** The greedy search alone. */
    public MinimiserLimits greedy() {
        return new MinimiserLimits(0, 0, steps, tries, seed);
    }

    public MinimiserLimits withTries(int other) {
        return new MinimiserLimits(pairs, primes, steps, other, seed);
    }

    public MinimiserLimits withSeed(long other) {
        return new MinimiserLimits(pairs, primes, steps, tries, other);
    }
}
