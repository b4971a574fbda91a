package dev.cleave.rules.search.softmax;

/**
 * How {@link MulticlassSearch} goes.
 *
 * @param penalty on the squares of the scores; one row's cross-entropy counts 1
 * @param price of a literal, in units of cross-entropy
 * @param longest most literals of a body
 * @param leastRules least conjunctions that are of interest, where there are enough: the search does not go back below
 * @param mostRules most conjunctions
 * @param fromPool how many of the best bodies of the pool a conjunction is tried with
 * @param beam how many bodies of each length the search grows itself; 0: it takes all from the pool
 * @param swapEvery after how many new conjunctions all are gone through again
 */
public record MulticlassOptions(
        double penalty,
        double price,
        int longest,
        int leastRules,
        int mostRules,
        int fromPool,
        int beam,
        int swapEvery) {
    public MulticlassOptions {
        if (!(penalty > 0) || !(price >= 0)) {
            throw new IllegalArgumentException(
                    "a penalty must be above 0, a price not below: " + penalty + ", " + price);
        }
        if (longest < 1 || leastRules < 1 || mostRules < 1 || fromPool < 0 || beam < 0 || swapEvery < 1) {
            throw new IllegalArgumentException("a search needs at least a literal and a conjunction");
        }
    }

    public static MulticlassOptions defaults() {
        return new MulticlassOptions(0.1, 0.2, 6, 1, 25, 2, 4, 5);
    }

    public MulticlassOptions withPenalty(double other) {
        return new MulticlassOptions(other, price, longest, leastRules, mostRules, fromPool, beam, swapEvery);
    }

    public MulticlassOptions withPrice(double other) {
        return new MulticlassOptions(penalty, other, longest, leastRules, mostRules, fromPool, beam, swapEvery);
    }

    public MulticlassOptions withLongest(int other) {
        return new MulticlassOptions(penalty, price, other, leastRules, mostRules, fromPool, beam, swapEvery);
    }

    public MulticlassOptions withLeastRules(int other) {
        return new MulticlassOptions(penalty, price, longest, other, mostRules, fromPool, beam, swapEvery);
    }

    public MulticlassOptions withMostRules(int other) {
        return new MulticlassOptions(penalty, price, longest, leastRules, other, fromPool, beam, swapEvery);
    }

    public MulticlassOptions withBeam(int other) {
        return new MulticlassOptions(penalty, price, longest, leastRules, mostRules, fromPool, other, swapEvery);
    }

    public MulticlassOptions withSwapEvery(int other) {
        return new MulticlassOptions(penalty, price, longest, leastRules, mostRules, fromPool, beam, other);
    }
}
