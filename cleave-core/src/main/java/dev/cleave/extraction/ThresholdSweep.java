package dev.cleave.extraction;

import dev.cleave.budget.Budget;
import dev.cleave.data.Confusion;
import dev.cleave.data.Dataset;
import dev.cleave.logic.Columns;
import dev.cleave.logic.Coverage;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tries thresholds in steps of .01 and keeps the one with the best F1 over all single outputs on the given rows. */
final class ThresholdSweep {
    private static final double STEPS_PER_UNIT = 100;

    private final Columns inputs;
    private final Columns targets;
    private final Budget budget;

    ThresholdSweep(Dataset data, Budget budget) {
        this.inputs = data.inputs().transposed();
        this.targets = data.targets().transposed();
        this.budget = budget;
    }

    /**
     * The best threshold from 0 to the first step that is not below the largest of the weights. Of equally good ones the
     * larger, which leaves less; of those that leave the same the smallest. Empty where time ran out.
     */
    Optional<Best> best(Stream<float[]> weights, DoubleFunction<NeuralDnf> network) {
        Optional<Best> best = Optional.empty();
        for (double threshold : thresholds(weights)) {
            if (budget.isExhausted()) {
                return Optional.empty();
            }
            NeuralDnf candidate = network.apply(threshold);
            double f1 = confusion(TernaryRules.of(candidate)).f1();
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

    private Confusion confusion(RuleSet rules) {
        List<Coverage> answers = rules.answer(inputs);
        Confusion sum = Confusion.NONE;
        for (int output = 0; output < answers.size(); output++) {
            sum = sum.plus(confusion(answers.get(output), output));
        }
        return sum;
    }

    private Confusion confusion(Coverage answer, int output) {
        long both = 0;
        long predicted = 0;
        long actual = 0;
        for (int i = 0; i < answer.words(); i++) {
            both += Long.bitCount(answer.word(i) & targets.word(output, i));
            predicted += Long.bitCount(answer.word(i));
            actual += Long.bitCount(targets.word(output, i));
        }
        return new Confusion(both, predicted - both, actual - both, answer.rows() - predicted - actual + both);
    }

    record Best(NeuralDnf network, double threshold, double f1) {}
}
