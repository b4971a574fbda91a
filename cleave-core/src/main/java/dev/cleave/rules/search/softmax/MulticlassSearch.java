package dev.cleave.rules.search.softmax;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Conjunctions with scores for each class: adds the one that promises the largest fall of the cross-entropy to second order and goes
 * back to exchange conjunctions for better ones; then takes away the least useful. Between the sizes that it keeps, of which there are ever
 * fewer the larger they are, only the scores of what changes are fitted, so that the work grows with the number of conjunctions and not
 * with its square (docs/adr/0021). One head that holds or not is a class whose score stands against 0.
 */
public final class MulticlassSearch {
    private static final int PASSES = 3;
    private static final int FEW = 10; // conjunctions that are all looked at again
    private static final int EXCHANGED = 32; // conjunctions, of many that were found elsewhere
    private static final double LEAST = 1e-9;
    private static final int ROUGHLY = 12; // iterations of a fit that another one follows

    private final WeightedSample sample;
    private final List<Body> pool;
    private final MulticlassOptions options;
    private final Budget budget;
    private final int threads;
    private final BodySource finder;
    private final Map<Integer, Kept> best = new TreeMap<>();

    private record Kept(ScoredRules rules, double cost) {}

    /** @param pool bodies that may be taken whole; may be empty where the options have a beam */
    public MulticlassSearch(WeightedSample sample, List<Rule.All> pool, MulticlassOptions options, Budget budget) {
        this(sample, pool, options, budget, 1);
    }

    /** With some threads, which change nothing but the time. */
    public MulticlassSearch(
            WeightedSample sample, List<Rule.All> pool, MulticlassOptions options, Budget budget, int threads) {
        this.sample = sample;
        this.pool = bodies(sample, pool);
        this.options = options;
        this.budget = budget;
        this.threads = threads;
        this.finder = options.longest() == 1 && pool.isEmpty()
                ? new ConditionFinder(sample, options.price())
                : new BodyFinder(sample, this.pool, options, threads);
    }

    private static List<Body> bodies(WeightedSample sample, List<Rule.All> rules) {
        return rules.stream()
                .distinct()
                .map(rule -> Body.of(rule, sample.columns()))
                .toList();
    }

    /** The best that was found of each size, smallest first, as far as the budget goes. */
    public List<ScoredRules> path() {
        return path(rules -> true);
    }

    /**
     * As {@link #path}, growing as long as somebody who sees what there is wants more.
     *
     * @param wanted is asked at ever larger sizes
     */
    public List<ScoredRules> path(Predicate<ScoredRules> wanted) {
        return back(grown(wanted), Integer.MAX_VALUE, 1);
    }

    /**
     * From conjunctions found elsewhere the way back of {@link #path} alone, their scores fitted first; few are exchanged on it.
     *
     * @param least how many are left when it ends
     */
    public List<ScoredRules> pathFrom(ScoredRules found, int least) {
        best.clear();
        keep(SoftmaxModel.of(sample, List.of(), options.penalty(), threads));
        SoftmaxModel model = SoftmaxModel.of(sample, found, options.penalty(), threads);
        model.refit(ROUGHLY);
        keep(model);
        return back(model, EXCHANGED, least);
    }

    private List<ScoredRules> back(SoftmaxModel model, int exchanged, int least) {
        Milestones back = new Milestones();
        while (model.size() > least && !budget.isExhausted()) {
            shrink(model, Milestones.below(model.size()));
            if (model.size() <= exchanged && back.isExchange(model.size())) {
                exchange(model);
            }
            keep(model);
        }
        return kept();
    }

    /** The first few conjunctions, one after the other, whatever the time: where there is none for more, these are much better than nothing. */
    public List<ScoredRules> few(int most) {
        best.clear();
        SoftmaxModel model = SoftmaxModel.of(sample, List.of(), options.penalty(), threads);
        keep(model);
        while (model.size() < Math.min(most, options.mostRules()) && add(model)) {
            model.refit(ROUGHLY);
            keep(model);
        }
        return kept();
    }

    /** As {@link #path}, without a way back from the most that there may be: these are exchanged until nothing helps. */
    public List<ScoredRules> growth() {
        SoftmaxModel model = grown(rules -> true);
        exchanged(model, PASSES);
        keep(model);
        return kept();
    }

    /** Conjunctions found elsewhere, each exchanged where that fits these rows better; so many times over, or until none is. */
    public ScoredRules exchanged(List<Rule.All> found, int passes) {
        SoftmaxModel model = SoftmaxModel.of(sample, bodies(sample, found), options.penalty(), threads);
        exchanged(model, passes);
        return model.rules();
    }

    private void exchanged(SoftmaxModel model, int passes) {
        for (int pass = 0; pass < passes && !budget.isExhausted(); pass++) {
            if (!exchange(model)) {
                break;
            }
        }
    }

    private List<ScoredRules> kept() {
        return best.values().stream().map(Kept::rules).toList();
    }

    private SoftmaxModel grown(Predicate<ScoredRules> wanted) {
        best.clear();
        SoftmaxModel model = SoftmaxModel.of(sample, List.of(), options.penalty(), threads);
        keep(model);
        Milestones milestones = new Milestones();
        boolean goesOn = true;
        while (goesOn && model.size() < options.mostRules() && !budget.isExhausted()) {
            goesOn = add(model);
            boolean last = !goesOn || model.size() == options.mostRules();
            if (milestones.isKept(model.size()) || last) {
                model.refit(ROUGHLY);
                if (milestones.isExchange(model.size()) || last) {
                    exchange(model);
                }
                keep(model);
                goesOn &= wanted.test(model.rules());
            }
        }
        return model;
    }

    private void keep(SoftmaxModel model) {
        double cost = model.cost(options.price());
        Kept old = best.get(model.size());
        if (old == null || cost < old.cost) {
            best.put(model.size(), new Kept(model.rules(), cost));
        }
    }

    private boolean add(SoftmaxModel model) {
        ScoredBody found = finder.toAdd(model);
        if (!(found.worth() > 0)) {
            return false;
        }
        model.add(model.size(), found.body(), model.fitted(found.body()));
        return true;
    }

    /** One pass over all conjunctions: each is replaced where that makes the fit better; whether any was. */
    private boolean exchange(SoftmaxModel model) {
        boolean changed = false;
        for (int k : weakest(model)) {
            changed |= !budget.isExhausted() && exchange(model, k);
        }
        if (changed) {
            model.refit(ROUGHLY);
        }
        return changed;
    }

    /** Those that say least: of many the weaker half, since others would come back. */
    private static int[] weakest(SoftmaxModel model) {
        double[] absences = model.absences();
        return IntStream.range(0, absences.length)
                .boxed()
                .sorted(Comparator.comparingDouble(k -> absences[k]))
                .mapToInt(Integer::intValue)
                .limit(Math.max(FEW, absences.length / 2))
                .sorted()
                .toArray();
    }

    private boolean exchange(SoftmaxModel model, int k) {
        SoftmaxModel before = model.copy();
        Body old = before.body(k);
        model.remove(k);
        ScoredBody found = finder.inPlaceOf(model, old, before.scores(k));
        if (found.body().length() > 0 && !found.body().rule().equals(old.rule())) {
            model.add(k, found.body(), model.fitted(found.body()));
            if (model.cost(options.price()) < before.cost(options.price()) - LEAST) {
                return true;
            }
        }
        model.become(before);
        return false;
    }

    /** Takes away those whose absence costs least, until so many are left. */
    private void shrink(SoftmaxModel model, int left) {
        double[] absences = model.absences();
        Set<Integer> gone = new HashSet<>(IntStream.range(0, absences.length)
                .boxed()
                .sorted(Comparator.comparingDouble(
                        k -> absences[k] - options.price() * model.body(k).length()))
                .limit(model.size() - left)
                .toList());
        for (int k = absences.length - 1; k >= 0; k--) {
            if (gone.contains(k)) {
                model.remove(k);
            }
        }
        model.refit(ROUGHLY);
    }
}
