package dev.cleave.model;

import dev.cleave.model.Settling.Input;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The weights of a hard conjunction after inputs that always agree have become one and inputs that never change are gone.
 *
 * <p>A conjunction fires iff the sizes of its mismatched weights sum to less than half the largest, M/2. Of inputs that agree
 * the positive weights P mismatch together or the negative ones N do: always min(P, N), and the rest of the larger on top where
 * that one is mismatched. What always mismatches, b in all, leaves M/2 - b for the others. That is a conjunction again, with M' =
 * M - 2b as its largest weight: a weight above M' keeps it from firing as surely as M' does, so all are cut to M', and it never
 * fires where M' is not above 0. One weight must be M' at least; constants whose going would leave none stay.
 */
record MergedNode(Map<Input, Float> weights) {
    static MergedNode of(Map<Input, List<Float>> byInput, Map<Input, Boolean> constants) {
        MergedNode without = of(byInput, constants, true);
        return without.weights.containsValue(Float.NaN) ? of(byInput, constants, false) : without;
    }

    private static MergedNode of(Map<Input, List<Float>> byInput, Map<Input, Boolean> constants, boolean fold) {
        double largest = 0;
        double always = 0;
        Map<Input, Double> sums = new TreeMap<>();
        for (Map.Entry<Input, List<Float>> entry : byInput.entrySet()) {
            double positive = 0;
            double negative = 0;
            for (float weight : entry.getValue()) {
                largest = Math.max(largest, Math.abs(weight));
                positive += Math.max(0, weight);
                negative += Math.max(0, -weight);
            }
            if (fold && constants.containsKey(entry.getKey())) {
                always += constants.get(entry.getKey()) ? negative : positive;
            } else {
                always += Math.min(positive, negative);
                sums.put(entry.getKey(), positive - negative);
            }
        }
        return new MergedNode(cut(sums, largest - 2 * always, fold));
    }

    /** Not-a-number stands for every weight where none is large enough. */
    private static Map<Input, Float> cut(Map<Input, Double> sums, double most, boolean fold) {
        Map<Input, Float> weights = new HashMap<>();
        boolean fits = sums.values().stream().anyMatch(sum -> Math.abs(sum) >= most);
        if (most > 0) {
            sums.forEach((input, sum) -> {
                if (sum != 0) {
                    double size = Math.min(Math.abs(sum), most);
                    weights.put(input, fits ? (float) Math.copySign(size, sum) : Float.NaN);
                }
            });
        }
        return weights;
    }
}
