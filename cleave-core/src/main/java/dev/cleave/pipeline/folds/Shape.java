package dev.cleave.pipeline.folds;

import dev.cleave.rules.search.softmax.MulticlassOptions;

/**
 * Of conjunctions.
 *
 * @param longest most literals
 * @param price of a literal, as cross-entropy
 * @param penalty on the squares of scores
 * @param most how many of them
 */
public record Shape(int longest, double price, double penalty, int most) {
    MulticlassOptions options(int rules) {
        return MulticlassOptions.defaults()
                .withPenalty(penalty)
                .withPrice(price)
                .withLongest(longest)
                .withMostRules(Math.min(rules, most));
    }
}
