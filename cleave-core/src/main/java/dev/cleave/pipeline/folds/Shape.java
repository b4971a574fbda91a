package dev.cleave.pipeline.folds;

import dev.cleave.rules.search.boost.BoostOptions;
import dev.cleave.rules.search.softmax.MulticlassOptions;

/**
 * Of conjunctions.
 *
 * @param longest most literals
 * @param price of a literal, as cross-entropy
 * @param penalty on the squares of scores
 * @param most how many of them
 * @param growth where they come from
 * @param least how few of them are looked at, of boosted ones
 */
public record Shape(int longest, double price, double penalty, int most, Growth growth, int least) {
    private static final int FEW = 32; // at least, of many

    /** How conjunctions are found. */
    public enum Growth {
        /** One after the other, the best each time. */
        STEPWISE,
        /** Those of boosted trees, many at once; the least useful then go. */
        BOOSTED
    }

    /** One after the other. */
    static Shape stepwise(int longest, double price, double penalty, int most) {
        return new Shape(longest, price, penalty, most, Growth.STEPWISE, 1);
    }

    /** Of trees, as many as rows bear, and not few. */
    static Shape boosted(double price, double penalty, BoostOptions trees) {
        return new Shape(trees.depth(), price, penalty, trees.most(), Growth.BOOSTED, FEW);
    }

    /** Few of them, too. */
    Shape downToOne() {
        return new Shape(longest, price, penalty, most, growth, 1);
    }

    boolean isBoosted() {
        return growth == Growth.BOOSTED;
    }

    /** The most that there may be, where rows bear so many that are found one after the other. */
    int most(int borne) {
        return isBoosted() ? most : Math.min(borne, most);
    }

    MulticlassOptions options(int rules) {
        return MulticlassOptions.defaults()
                .withPenalty(penalty)
                .withPrice(price)
                .withLongest(longest)
                .withMostRules(most(rules));
    }
}
