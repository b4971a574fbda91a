package dev.cleave.network.discretise;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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
public record MergedNode(Map<DiscretisedInput, Float> weights) {
    /**
     * @param byInput the weights of each input, not 0
     * @param constants the inputs that never change, and whether they hold
     */
    public static MergedNode of(Map<DiscretisedInput, List<Float>> byInput, Map<DiscretisedInput, Boolean> constants) {
        return merged(byInput, constants)
                .or(() -> merged(byInput, Map.of()))
                .orElseThrow(() -> new IllegalStateException("no largest weight among " + byInput));
    }

    private static Optional<MergedNode> merged(
            Map<DiscretisedInput, List<Float>> byInput, Map<DiscretisedInput, Boolean> constants) {
        double always = 0;
        Map<DiscretisedInput, Double> sums = new TreeMap<>();
        for (Map.Entry<DiscretisedInput, List<Float>> entry : byInput.entrySet()) {
            double positive = sum(entry.getValue(), 1);
            double negative = sum(entry.getValue(), -1);
            if (constants.containsKey(entry.getKey())) {
                always += constants.get(entry.getKey()) ? negative : positive;
            } else {
                always += Math.min(positive, negative);
                sums.put(entry.getKey(), positive - negative);
            }
        }
        return cut(sums, largest(byInput) - 2 * always);
    }

    private static double largest(Map<DiscretisedInput, List<Float>> byInput) {
        return byInput.values().stream()
                .flatMap(List::stream)
                .mapToDouble(Math::abs)
                .max()
                .orElse(0);
    }

    /** Of the weights of one sign, as a positive number. */
    private static double sum(List<Float> weights, int sign) {
        return weights.stream()
                .mapToDouble(weight -> Math.max(0, sign * weight))
                .sum();
    }

    private static Optional<MergedNode> cut(Map<DiscretisedInput, Double> sums, double most) {
        Map<DiscretisedInput, Float> weights = new TreeMap<>();
        if (most <= 0) {
            return Optional.of(new MergedNode(weights));
        }
        sums.forEach((input, sum) -> {
            if (sum != 0) {
                weights.put(input, (float) Math.copySign(Math.min(Math.abs(sum), most), sum));
            }
        });
        boolean fits = sums.values().stream().anyMatch(sum -> Math.abs(sum) >= most);
        return fits ? Optional.of(new MergedNode(weights)) : Optional.empty();
    }
}
