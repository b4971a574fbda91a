package dev.cleave.rules.search.softmax;

/**
 * How {@link MulticlassSearch} goes.
 *
 * @param penalty on the squares of the scores; one row's cross-entropy counts 1
 * @param price of a literal, in units of cross-entropy
 * @param longest most literals of a body
 * @param mostRules most conjunctions
 * @param fromPool how many of the best bodies of the pool a conjunction is tried with
 * @param beam how many bodies of each length the search grows itself; 0: it takes all from the pool
 */
public record MulticlassOptions(double penalty, double price, int longest, int mostRules, int fromPool, int beam) {
    public MulticlassOptions {
        if (!(penalty > 0) || !(price >= 0)) {
            throw new IllegalArgumentException(
                    "a penalty must be above 0, a price not below: " + penalty + ", " + price);
        }
        if (longest < 1 || mostRules < 1 || fromPool < 0 || beam < 0) {
            throw new IllegalArgumentException("a search needs at least a literal and a conjunction");
        }
    }

    public static MulticlassOptions defaults() {
        return new MulticlassOptions(0.1, 0.2, 6, 25, 2, 2);
    }

    public MulticlassOptions withPenalty(double other) {
        return new MulticlassOptions(other, price, longest, mostRules, fromPool, beam);
    }

    public MulticlassOptions withPrice(double other) {
        return new MulticlassOptions(penalty, other, longest, mostRules, fromPool, beam);
    }

    public MulticlassOptions withLongest(int other) {
        return new MulticlassOptions(penalty, price, other, mostRules, fromPool, beam);
    }

    public MulticlassOptions withMostRules(int other) {
        return new MulticlassOptions(penalty, price, longest, other, fromPool, beam);
    }

    public MulticlassOptions withBeam(int other) {
        return new MulticlassOptions(penalty, price, longest, mostRules, fromPool, other);
    }
}
