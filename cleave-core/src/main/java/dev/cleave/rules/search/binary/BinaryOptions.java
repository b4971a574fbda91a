package dev.cleave.rules.search.binary;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How {@link BinarySearch} goes.
 *
 * @param prices what a rule costs, in F1, step by step; a literal costs half of it
 * @param longest most literals of a body
 * @param mostRules most rules
 * @param fromPool how many of the best bodies of the pool a rule is tried with
 * @param beam how many bodies of each length the search grows itself; 0: it takes all from the pool
 * @param passes how often all rules are gone through at one price
 * @param rates exchange rates (what a covered row must return) other than F1 itself, to leave an optimum with
 */
public record BinaryOptions(
        List<Double> prices, int longest, int mostRules, int fromPool, int beam, int passes, List<Double> rates) {
    /** Where F1 is near 0, a rule that covers everything looks best, and no later one gets past it. */
    private static final double LEAST_RATE = 0.5;

    public BinaryOptions {
        prices = List.copyOf(prices);
        rates = List.copyOf(rates);
        if (prices.isEmpty() || prices.stream().anyMatch(price -> !(price >= 0))) {
            throw new IllegalArgumentException("prices must not be negative, and there must be one: " + prices);
        }
        if (longest < 1 || mostRules < 1 || fromPool < 0 || beam < 0 || passes < 1) {
            throw new IllegalArgumentException("a search needs at least a literal, a rule and a pass");
        }
    }

    public static BinaryOptions defaults() {
        return new BinaryOptions(falling(1e-2, 1e-4, 9), 6, 60, 2, 4, 4, List.of(1.0, 0.9, 1.1));
    }

    /** So many prices from the first to the last, each the same share of the one before. */
    public static List<Double> falling(double first, double last, int steps) {
        return IntStream.range(0, steps)
                .mapToObj(i -> first * Math.pow(last / first, steps == 1 ? 0 : i / (steps - 1.0)))
                .toList();
    }

    public BinaryOptions withPrices(List<Double> other) {
        return new BinaryOptions(other, longest, mostRules, fromPool, beam, passes, rates);
    }

    public BinaryOptions withLongest(int other) {
        return new BinaryOptions(prices, other, mostRules, fromPool, beam, passes, rates);
    }

    public BinaryOptions withMostRules(int other) {
        return new BinaryOptions(prices, longest, other, fromPool, beam, passes, rates);
    }

    public BinaryOptions withBeam(int other) {
        return new BinaryOptions(prices, longest, mostRules, fromPool, other, passes, rates);
    }

    /** Rules are only made better one literal at a time, dropped or kept; no others are looked for. */
    public BinaryOptions refining() {
        return new BinaryOptions(prices, longest, mostRules, 0, 0, passes, List.of());
    }

    public BinaryOptions withRates(List<Double> other) {
        return new BinaryOptions(prices, longest, mostRules, fromPool, beam, passes, other);
    }

    double leastRate() {
        return LEAST_RATE;
    }
}
