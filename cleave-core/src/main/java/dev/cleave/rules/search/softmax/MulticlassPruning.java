package dev.cleave.rules.search.softmax;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Takes conjunctions away, the least useful first, as long as no more rows have another class than theirs. */
public final class MulticlassPruning {
    private final WeightedSample sample;
    private final double penalty;
    private final Budget budget;

    /** @param penalty on the squares of the scores, which are fitted again each time */
    public MulticlassPruning(WeightedSample sample, double penalty, Budget budget) {
        sample.requireClasses(true);
        this.sample = sample;
        this.penalty = penalty;
        this.budget = budget;
    }

    /** The bodies that are left, with scores that fit; as far as the budget goes. */
    public ScoredRules prune(List<Rule.All> bodies) {
        SoftmaxState state = SoftmaxState.of(
                sample,
                bodies.stream().map(rule -> Body.of(rule, sample.columns())).toList(),
                penalty);
        SoftmaxState next = smaller(state);
        while (next != state) {
            state = next;
            next = smaller(state);
        }
        return state.rules();
    }

    /** Without the least useful conjunction that can go; the same state where none can. */
    private SoftmaxState smaller(SoftmaxState state) {
        double errors = state.errors();
        double[] absences = state.absences();
        return IntStream.range(0, absences.length)
                .boxed()
                .sorted(Comparator.comparingDouble(k -> absences[k]))
                .takeWhile(k -> !budget.isExhausted())
                .map(k -> state.without(k, penalty))
                .filter(without -> without.errors() <= errors)
                .findFirst()
                .orElse(state);
    }
}
