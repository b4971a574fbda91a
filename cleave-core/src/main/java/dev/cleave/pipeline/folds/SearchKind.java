package dev.cleave.pipeline.folds;

import dev.cleave.rules.search.body.WeightedSample;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Rows to search, and how.
 *
 * @param fold without a fold
 * @param all all of them
 * @param taught whether networks have a say in it
 */
public record SearchKind(IntFunction<WeightedSample> fold, Supplier<WeightedSample> all, Shape shape, boolean taught) {
    /** With few conjunctions, too. */
    SearchKind downToOne() {
        return new SearchKind(fold, all, shape.downToOne(), taught);
    }

    /** Made once, since it takes a while. */
    public static IntFunction<WeightedSample> remembered(IntFunction<WeightedSample> samples) {
        Map<Integer, WeightedSample> made = new ConcurrentHashMap<>();
        return fold -> made.computeIfAbsent(fold, samples::apply);
    }
}
