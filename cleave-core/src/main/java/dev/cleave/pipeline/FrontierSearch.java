package dev.cleave.pipeline;

import dev.cleave.Preference;
import dev.cleave.logic.Rule;
import dev.cleave.pipeline.LearnedRules.SizedRules;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.pipeline.distil.TaughtRows;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.MulticlassOptions;
import dev.cleave.rules.search.softmax.MulticlassSearch;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import dev.cleave.rules.search.softmax.StillImproving;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Conjunctions with scores, for classes or for one output, of every size: what an ensemble of networks and the rows say together is
 * searched for them; folds that neither the networks nor the search saw say how many help (docs/adr/0024).
 */
final class FrontierSearch {
    private static final double PENALTY = 2; // of the scores
    private static final double PRICE = 0.1; // of a literal
    private static final int ROWS_A_RULE = 5; // at least, so that a conjunction is no row by heart
    private static final int SMALL = 2_500; // rows, where every fold is searched
    private static final int MEDIUM = 7_000;

    private final TrainingTask task;
    private final TrainingRows rows;
    private final TaughtRows taught;
    private final List<Rule.All> pool;

    FrontierSearch(TrainingTask task, TrainingRows rows, TaughtRows taught, List<Rule.All> pool) {
        this.task = task;
        this.rows = rows;
        this.taught = taught;
        this.pool = pool;
    }

    LearnedRules rules() {
        List<SyntheticRows> beside =
                IntStream.range(0, searched()).mapToObj(taught::beside).toList();
        List<List<ScoredRules>> folds = folds(beside);
        SizeChoice choice = choice(folds);
        List<ScoredRules> path = path(choice.accurate(), folds);
        int wanted = wanted(choice);
        List<ScoredRules> kept = kept(path, choice, wanted);
        Optional<PlainFolds> plain = wanted == 0 || task.hasClasses()
                ? Optional.empty()
                : Optional.of(new PlainFolds(task, rows, taught, pool, beside));
        FrontierRules writer =
                new FrontierRules(task, rows, kept, taught.believed(), plain.map(PlainFolds::last).orElse(List.of()));
        List<SizedRules> sizes = new ArrayList<>();
        for (int i = 0; i < kept.size(); i++) {
            int size = kept.get(i).bodies().size();
            sizes.add(writer.sized(i, choice.score(choice.of(size)), () -> first(writer, folds, size)));
        }
        SizedRules points = noLarger(sizes, kept.indexOf(fitting(kept, wanted)), writer);
        Optional<SizedRules> better = plain.map(found -> writer.plain(found.score(choice), found::first))
                .filter(found -> plain.orElseThrow().areAsGoodAs(choice, wanted)
                        || writer.right(found.rules()) >= writer.right(points.rules()));
        better.ifPresent(found -> sizes.add(0, found));
        return LearnedRules.chosen(writer.encoding(), better.orElse(points), sizes);
    }

    /** The smallest that is right on as many of the rows to learn from as the one that is wanted: thresholds now are where they belong. */
    private static SizedRules noLarger(List<SizedRules> sizes, int wanted, FrontierRules writer) {
        double right = writer.right(sizes.get(wanted).rules());
        return sizes.stream()
                .limit(wanted + 1L)
                .filter(smaller -> writer.right(smaller.rules()) >= right)
                .findFirst()
                .orElseThrow();
    }

    /** How many conjunctions are wanted. */
    private int wanted(SizeChoice choice) {
        return switch (task.options().form().preference()) {
            case READABLE -> choice.accurate(bodies(Preference.FEW_RULES));
            case BALANCED -> choice.balanced();
            case ACCURATE -> choice.accurate();
        };
    }

    /** The conjunctions that so many rules have; for one output the rule that adds up their points is another. */
    private int bodies(int most) {
        return task.hasClasses() ? most : most - 1;
    }

    /** Sizes ever further apart, and those that may be asked for by name. */
    private List<ScoredRules> kept(List<ScoredRules> path, SizeChoice choice, int wanted) {
        Set<Integer> sizes = new TreeSet<>(
                List.of(wanted, choice.accurate(), choice.balanced(), choice.accurate(bodies(Preference.FEW_RULES))));
        for (int size = 1; size <= choice.accurate(); size += Math.max(1, size / 3)) {
            sizes.add(size);
        }
        return sizes.stream()
                .map(size -> SizeCurve.ofSize(path, size))
                .distinct()
                .toList();
    }

    /** Of the size that is wanted, or smaller where its literals are too many. */
    private ScoredRules fitting(List<ScoredRules> kept, int wanted) {
        ScoredRules best = kept.get(0);
        for (ScoredRules rules : kept) {
            boolean fits = rules.literals() <= task.options().form().mostLiterals();
            best = rules.bodies().size() <= wanted && fits ? rules : best;
        }
        return best;
    }

    private List<FirstStage> first(FrontierRules writer, List<List<ScoredRules>> folds, int size) {
        List<FirstStage> stages = new ArrayList<>();
        for (int fold = 0; fold < folds.size(); fold++) {
            stages.add(writer.first(
                    SizeCurve.ofSize(folds.get(fold), size),
                    taught.folds().get(fold).test()));
        }
        return stages;
    }

    private SizeChoice choice(List<List<ScoredRules>> folds) {
        SizeCurve curve = new SizeCurve(mostRules());
        RowScores network = RowScores.none();
        double weight = 0;
        for (int fold = 0; fold < folds.size(); fold++) {
            WeightedSample held = taught.held(fold);
            curve.add(folds.get(fold), held);
            weight += held.weight();
            taught.network(fold).ifPresent(network::append);
        }
        return new SizeChoice(curve, network, weight);
    }

    /** Of many rows fewer folds. */
    private int searched() {
        int all = taught.rows().rows();
        return all <= SMALL ? taught.folds().size() : all <= MEDIUM ? 2 : 1;
    }

    /** Fold by fold what the other rows lead to. */
    private List<List<ScoredRules>> folds(List<SyntheticRows> beside) {
        List<List<ScoredRules>> found = new ArrayList<>();
        for (int fold = 0; fold < beside.size() && (fold == 0 || !task.budget().isExhausted()); fold++) {
            WeightedSample sample = taught.without(fold, beside.get(fold));
            found.add(search(sample, mostRules(), new StillImproving(taught.held(fold))));
        }
        return found;
    }

    /** With all rows, up to the size that still helps. */
    private List<ScoredRules> path(int most, List<List<ScoredRules>> folds) {
        return most == 0 ? List.of(SizeCurve.ofSize(folds.get(0), 0)) : search(taught.all(), most, rules -> true);
    }

    private List<ScoredRules> search(WeightedSample sample, int most, Predicate<ScoredRules> wanted) {
        MulticlassOptions how = MulticlassOptions.defaults()
                .withPenalty(PENALTY)
                .withPrice(PRICE)
                .withMostRules(most);
        return new MulticlassSearch(
                        sample, pool, how, task.budget(), task.options().threads())
                .path(wanted);
    }

    private int mostRules() {
        int fitting = Math.max(1, rows.fit().rows() / ROWS_A_RULE);
        return Math.min(fitting, Math.max(1, bodies(task.options().form().mostRules())));
    }
}
