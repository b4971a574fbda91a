package dev.cleave.rules.search.softmax;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Takes conjunctions away, the least useful first, as long as no more rows have another class than theirs: of many a share at once, and a
 * smaller share where that is too many.
 */
public final class MulticlassPruning {
    private static final int ROUGHLY = 12; // iterations
    private static final int SHARE = 8;
    private static final int TRIED = 6; // one by one, before those that are left count as needed

    private final WeightedSample sample;
    private final double penalty;
    private final Budget budget;
    private final int threads;

    /** @param penalty on the squares of the scores, which are fitted again each time */
    public MulticlassPruning(WeightedSample sample, double penalty, Budget budget, int threads) {
        sample.requireClasses(true);
        this.sample = sample;
        this.penalty = penalty;
        this.budget = budget;
        this.threads = threads;
    }

    /** The bodies that are left, with scores that fit; as far as the budget goes. */
    public ScoredRules prune(List<Rule.All> bodies) {
        SoftmaxModel model = SoftmaxModel.of(
                sample,
                bodies.stream().map(rule -> Body.of(rule, sample.columns())).toList(),
                penalty,
                threads);
        int count = bodies.size() / SHARE;
        while (count > 1 && !budget.isExhausted()) {
            Optional<SoftmaxModel> fewer = without(model, ascending(model).subList(0, count));
            model = fewer.orElse(model);
            count = Math.min(fewer.isPresent() ? count : count / 2, model.size() / SHARE);
        }
        Optional<SoftmaxModel> fewer = withoutOne(model);
        while (fewer.isPresent()) {
            model = fewer.get();
            fewer = withoutOne(model);
        }
        model.refit();
        return model.rules();
    }

    /** Without the least useful conjunction that can go. */
    private Optional<SoftmaxModel> withoutOne(SoftmaxModel model) {
        return ascending(model).stream()
                .limit(TRIED)
                .takeWhile(k -> !budget.isExhausted())
                .map(k -> without(model, List.of(k)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The least useful first. */
    private static List<Integer> ascending(SoftmaxModel model) {
        double[] absences = model.absences();
        return IntStream.range(0, absences.length)
                .boxed()
                .sorted(Comparator.comparingDouble(k -> absences[k]))
                .toList();
    }

    private static Optional<SoftmaxModel> without(SoftmaxModel model, List<Integer> gone) {
        SoftmaxModel fewer = model.copy();
        gone.stream().sorted(Comparator.reverseOrder()).forEach(fewer::remove);
        fewer.refit(ROUGHLY);
        return fewer.errors() <= model.errors() ? Optional.of(fewer) : Optional.empty();
    }
}
