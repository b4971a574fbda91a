package dev.cleave.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.TernaryRules;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tries thresholds in steps of .01 and keeps the one with the best F1 over all single outputs on the given rows. */
final class ThresholdSweep {
    private static final double STEPS_PER_UNIT = 100;

    private final LabelledColumns data;
    private final Budget budget;

    ThresholdSweep(Dataset data, Budget budget) {
        this.data = LabelledColumns.of(data);
        this.budget = budget;
    }

    /**
     * The best threshold from 0 to the first step that is not below the largest of the weights. Of equally good ones the
     * larger, which leaves less; of those that leave the same the smallest. Empty where time ran out.
     */
    Optional<Best> best(Stream<float[]> weights, DoubleFunction<HardNetwork> network) {
        Optional<Best> best = Optional.empty();
        for (double threshold : thresholds(weights)) {
            if (budget.isExhausted()) {
                return Optional.empty();
            }
            HardNetwork candidate = network.apply(threshold);
            double f1 = data.confusion(TernaryRules.of(candidate)).f1();
            if (best.isEmpty() || f1 >= best.get().f1()) {
                best = Optional.of(new Best(candidate, threshold, f1));
            }
        }
        return best;
    }

    /** 0, and each step that is the first to leave a weight out. */
    private static double[] thresholds(Stream<float[]> weights) {
        DoubleStream sizes =
                weights.flatMapToDouble(row -> IntStream.range(0, row.length).mapToDouble(i -> Math.abs(row[i])));
        return DoubleStream.concat(DoubleStream.of(0), sizes)
                .map(size -> Math.ceil(size * STEPS_PER_UNIT) / STEPS_PER_UNIT)
                .sorted()
                .distinct()
                .toArray();
    }

    record Best(HardNetwork network, double threshold, double f1) {}
}
