package dev.cleave.rules.search.softmax;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.Beam;
import dev.cleave.rules.search.body.BodyClimb;
import dev.cleave.rules.search.body.BodyObjective;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Few conjunctions with scores for each class: adds the one that promises the largest fall of the cross-entropy to second
 * order, fits all scores again, and goes back to exchange conjunctions for better ones; then takes away the least useful. One head
 * that holds or not is a class whose score stands against 0.
 */
public final class MulticlassSearch {
    private static final int SHORTLIST = 16;
    private static final int PASSES = 3;
    private static final int TRIED = 3; // of those that seem least useful

    private final WeightedSample sample;
    private final List<Body> pool;
    private final MulticlassOptions options;
    private final Budget budget;
    private final double penalty;
    private final Map<Integer, SoftmaxState> best = new TreeMap<>();

    /** @param pool bodies that may be taken whole; may be empty where the options have a beam */
    public MulticlassSearch(WeightedSample sample, List<Rule.All> pool, MulticlassOptions options, Budget budget) {
        this.sample = sample;
        this.pool = bodies(sample, pool);
        this.options = options;
        this.budget = budget;
        this.penalty = options.penalty();
    }

    private static List<Body> bodies(WeightedSample sample, List<Rule.All> rules) {
        return rules.stream()
                .distinct()
                .map(rule -> Body.of(rule, sample.columns()))
                .toList();
    }

    /** The best that was found of each size, smallest first, as far as the budget goes. */
    public List<ScoredRules> path() {
        SoftmaxState state = grown();
        while (size(state) > options.leastRules() && !budget.isExhausted()) {
            state = shrink(state);
            if (size(state) % options.swapEvery() == 0) {
                state = exchange(state);
            }
            keep(state);
        }
        return kept();
    }

    /** As {@link #path}, without a way back from the most that there may be: these are exchanged until nothing helps. */
    public List<ScoredRules> growth() {
        keep(exchanged(grown(), PASSES));
        return kept();
    }

    /** Conjunctions found elsewhere, each exchanged where that fits these rows better; so many times over, or until none is. */
    public ScoredRules exchanged(List<Rule.All> found, int passes) {
        return exchanged(SoftmaxState.of(sample, bodies(sample, found), penalty), passes)
                .rules();
    }

    private SoftmaxState exchanged(SoftmaxState start, int passes) {
        SoftmaxState state = start;
        for (int pass = 0; pass < passes && !budget.isExhausted(); pass++) {
            SoftmaxState next = exchange(state);
            if (next == state) {
                break;
            }
            state = next;
        }
        return state;
    }

    private List<ScoredRules> kept() {
        return best.values().stream().map(SoftmaxState::rules).toList();
    }

    private SoftmaxState grown() {
        best.clear();
        SoftmaxState state = SoftmaxState.of(sample, List.of(), penalty);
        keep(state);
        int over = options.mostRules();
        while (size(state) < over && !budget.isExhausted()) {
            SoftmaxState next = grow(state);
            if (next == state) {
                break;
            }
            state = next;
            if (size(state) % options.swapEvery() == 0 || size(state) == over) {
                state = exchange(state);
            }
            keep(state);
        }
        state = exchange(state);
        keep(state);
        return state;
    }

    private static int size(SoftmaxState state) {
        return state.bodies().size();
    }

    private void keep(SoftmaxState state) {
        best.merge(
                size(state), state, (old, next) -> next.cost(options.price()) < old.cost(options.price()) ? next : old);
    }

    private SoftmaxState grow(SoftmaxState state) {
        ScoredBody found = find(state, -1, List.of());
        return found.worth() > 0 ? state.with(found.body(), penalty) : state;
    }

    /** One pass over all conjunctions: each is replaced where that makes the fit better. */
    private SoftmaxState exchange(SoftmaxState state) {
        SoftmaxState current = state;
        for (int k = 0; k < current.bodies().size() && !budget.isExhausted(); k++) {
            Body old = current.bodies().get(k);
            ScoredBody found = find(current, k, List.of(old));
            if (!found.body().rule().equals(old.rule())) {
                SoftmaxState next = current.with(k, found.body(), penalty);
                current = next.cost(options.price()) < current.cost(options.price()) ? next : current;
            }
        }
        return current;
    }

    /** Without the conjunction whose absence costs least. */
    private SoftmaxState shrink(SoftmaxState state) {
        double[] absences = state.absences();
        return IntStream.range(0, absences.length)
                .boxed()
                .sorted(Comparator.comparingDouble(k ->
                        absences[k] - options.price() * state.bodies().get(k).length()))
                .limit(TRIED)
                .map(k -> state.without(k, penalty))
                .min(Comparator.comparingDouble(next -> next.cost(options.price())))
                .orElse(state);
    }

    /** The body that promises most where one is left out (-1: none). */
    private ScoredBody find(SoftmaxState state, int leftOut, List<Body> starts) {
        BodyObjective objective = objective(state, leftOut);
        BodyClimb climb = new BodyClimb(objective, options.longest());
        ScoredBody best = new ScoredBody(Body.of(new Rule.All(List.of()), sample.columns()), 0);
        List<ScoredBody> from = new ArrayList<>();
        starts.forEach(body -> from.add(objective.scored(body)));
        pool.stream()
                .map(body -> new ScoredBody(body, objective.roughly(body)))
                .sorted(Comparator.comparingDouble(scored -> -scored.worth()))
                .limit(SHORTLIST)
                .map(scored -> objective.scored(scored.body()))
                .sorted(Comparator.comparingDouble(scored -> -scored.worth()))
                .limit(options.fromPool())
                .forEach(from::add);
        if (options.beam() > 0) {
            new Beam(objective, options.beam(), options.longest())
                    .grow().stream().limit(1).forEach(from::add);
        }
        for (ScoredBody start : from) {
            best = best.orBetter(climb.from(start));
        }
        return best;
    }

    private BodyObjective objective(SoftmaxState state, int leftOut) {
        return new BodyObjective(
                sample, state.slopes(leftOut), this::gain, options.price(), RowSets.all(sample.columns()));
    }

    private double gain(double[] sums) {
        double gain = 0;
        for (int c = 0; c < sums.length; c += 2) {
            gain += sums[c] * sums[c] / (Math.max(0, sums[c + 1]) + penalty);
        }
        return gain / 2;
    }
}
