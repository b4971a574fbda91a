package dev.cleave.logic;

/**
 * How hard to look for few rules. Where the exact search would pass its limits, the greedy one takes over.
 *
 * @param pairs the most pairs of a positive and a negative row to find all primes from
 * @param primes the most primes to choose from exactly
 * @param steps the most steps of branch and bound, of 64 rows each
 * @param tries how many expansions of uncovered rows the greedy search compares for each rule
 * @param seed of the greedy search
 */
public record Effort(long pairs, int primes, long steps, int tries, long seed) {
    public Effort {
        if (pairs < 0 || primes < 0 || steps < 1 || tries < 1) {
            throw new IllegalArgumentException("limits can't be negative, and at least one step and one try is needed");
        }
    }

    public static Effort defaults() {
        return new Effort(5_000_000, 5_000, 100_000, 24, 0);
    }

    /** The greedy search alone. */
    public Effort greedy() {
        return new Effort(0, 0, steps, tries, seed);
    }

    public Effort withTries(int other) {
        return new Effort(pairs, primes, steps, other, seed);
    }

    public Effort withSeed(long other) {
        return new Effort(pairs, primes, steps, tries, other);
    }
}
