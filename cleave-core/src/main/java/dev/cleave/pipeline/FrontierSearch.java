package dev.cleave.pipeline;

import dev.cleave.Preference;
import dev.cleave.RuleForm;
import dev.cleave.budget.LearningPhase;
import dev.cleave.budget.Workers;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Task;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.pipeline.LearnedRules.SizedRules;
import dev.cleave.pipeline.cuts.PlacedRules;
import dev.cleave.pipeline.distil.TaughtRows;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.MulticlassOptions;
import dev.cleave.rules.search.softmax.MulticlassSearch;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import dev.cleave.rules.search.softmax.StillImproving;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Conjunctions with scores, for classes or for one output, of every size: what an ensemble of networks and the rows say together is
 * searched for them; folds that neither the networks nor the search saw say how many help (docs/adr/0024).
 */
final class FrontierSearch {
    private static final double PENALTY = 2; // of the scores
    private static final double PRICE = 0.1; // of a literal, with many synthetic rows
    private static final double LABEL_PRICE = 0.3; // without
    private static final double LABEL_PENALTY = 1;
    private static final int LONGEST = 6; // literals
    private static final List<Integer> LONGER = List.of(2, LONGEST);
    private static final double STANDARD_ERRORS = 1; // that another source must be more often right by
    private static final double LEAST = 1e-9; // the same, without networks
    private static final int FEW_CONDITIONS = 20; // of one rule
    private static final double AS_GOOD = 0.25; // standard errors, of fewer rules
    private static final double TOLD_APART =
            1.5; // standard errors that networks must be more often right by, to look for longer ones
    private static final int FEW = 8; // conjunctions, where time is up
    private static final int ROWS_A_RULE = 5; // at least, so that a conjunction is no row by heart
    private static final List<Long> WORK =
            List.of(40_000L, 60_000L, 80_000L, 100_000L); // rows x groups, for so many folds less

    private static final long MOST_WORK = 150_000; // bodies x rows, for thresholds to be placed fold by fold

    private final TrainingTask task;
    private final TrainingRows rows;
    private final TaughtRows taught;
    private final List<Rule.All> pool;
    private final Map<Integer, Optional<RowScores>> networks = new ConcurrentHashMap<>(); // by fold

    FrontierSearch(TrainingTask task, TrainingRows rows, TaughtRows taught, List<Rule.All> pool) {
        this.task = task;
        this.rows = rows;
        this.taught = taught;
        this.pool = pool;
    }

    LearnedRules rules() {
        task.listener().entered(LearningPhase.FINDING_RULES);
        Source source = isLate() ? quick() : source();
        if (source.choice.accurate() == 0 && isLate()) {
            source = quick();
        }
        return rules(source);
    }

    private boolean isLate() {
        return task.budget().isExhausted() && !task.budget().isCancelled();
    }

    /** Few conjunctions by labels alone, which takes no time to speak of. */
    private Source quick() {
        Shape shape = new Shape(2, LABEL_PRICE, LABEL_PENALTY);
        List<ScoredRules> path =
                search(taught.labelled(0), mostRules(), shape, 1).few(FEW);
        PlacedRules placed = placed(path, 0);
        List<FoldRules> folds =
                List.of(new FoldRules(path, placed, taught.held(0, placed.encoding()), Optional.empty()));
        return new Source(folds, choice(folds, false), taught::labelled, shape);
    }

    private LearnedRules rules(Source source) {
        SizeChoice choice = source.choice;
        List<FoldRules> folds = source.folds;
        int wanted = wanted(source);
        List<ScoredRules> kept = kept(source, wanted);
        Optional<PlainFolds> plain = wanted == 0 || task.hasClasses()
                ? Optional.empty()
                : Optional.of(new PlainFolds(task, rows, taught, pool, folds.size()));
        FrontierRules writer = new FrontierRules(
                task, rows, kept, taught.labelled(), plain.map(PlainFolds::last).orElse(List.of()));
        List<SizedRules> sizes = new ArrayList<>();
        for (int i = 0; i < kept.size(); i++) {
            int size = kept.get(i).bodies().size();
            sizes.add(writer.sized(i, choice.score(choice.of(size)), () -> first(folds, size)));
        }
        SizedRules points =
                sizes.get(noLarger(kept, sizes, kept.indexOf(SizeCurve.ofSize(kept, wanted)), writer, choice));
        Optional<SizedRules> better = plain.map(found -> writer.plain(found.score(choice), found::first))
                .filter(found -> plain.orElseThrow().areBetterThan(choice, wanted)
                        || plain.orElseThrow().areAsGoodAs(choice, wanted) && writer.isClean(found.rules()));
        better.ifPresent(found -> sizes.add(0, found));
        return LearnedRules.chosen(writer.encoding(), fitting(better.orElse(points), sizes), distinct(sizes));
    }

    /** What is wanted, or where that is larger than it may be what is most often right of what is not; the smallest where all are. */
    private SizedRules fitting(SizedRules wanted, List<SizedRules> sizes) {
        if (isAllowed(wanted)) {
            return wanted;
        }
        return sizes.stream()
                .filter(this::isAllowed)
                .max(Comparator.comparingDouble(
                                (SizedRules sized) -> sized.score().accuracy())
                        .thenComparing(sized -> -sized.rules().literals()))
                .orElse(sizes.get(0));
    }

    private boolean isAllowed(SizedRules sized) {
        RuleForm form = task.options().form();
        RuleSize size = LedgerWriter.size(sized.rules(), Task.of(rows.encoding().target()));
        return size.rules() <= form.mostRules() && size.literals() <= form.mostLiterals();
    }

    /** Without those that came to the same rules as smaller ones. */
    private static List<SizedRules> distinct(List<SizedRules> sizes) {
        Map<RuleSet, SizedRules> first = new LinkedHashMap<>();
        sizes.forEach(sized -> first.putIfAbsent(sized.rules(), sized));
        return List.copyOf(first.values());
    }

    /**
     * What rules are searched for.
     *
     * @param folds what it leads to, fold by fold
     * @param all all rows of it
     */
    private record Source(List<FoldRules> folds, SizeChoice choice, Supplier<WeightedSample> all, Shape shape) {}

    /**
     * Single conditions, by what networks and labels say together or where that is clearly more often right by labels alone; where the
     * networks are clearly more often right than these, pairs if they are, too; and longer conjunctions in the same way.
     */
    private Source source() {
        Kind labels = new Kind(taught::labelled, taught::labelled, new Shape(1, LABEL_PRICE, LABEL_PENALTY), false);
        if (taught.teacher().isEmpty()) {
            Shape several = new Shape(LONGEST, LABEL_PRICE, LABEL_PENALTY);
            return best(searched(List.of(labels, new Kind(taught::labelled, taught::labelled, several, false))), LEAST);
        }
        IntFunction<WeightedSample> without = remembered(taught::without);
        Source best = best(
                searched(List.of(new Kind(without, taught::all, new Shape(1, PRICE, PENALTY), true), labels)),
                STANDARD_ERRORS);
        for (int longest : LONGER) {
            if (best(best).behind(best.choice.network()) >= TOLD_APART
                    && !task.budget().isExhausted()) {
                Kind longer = new Kind(without, taught::all, new Shape(longest, PRICE, PENALTY), true);
                best = best(List.of(best, searched(List.of(longer)).get(0)), STANDARD_ERRORS);
            }
        }
        return best;
    }

    /** The first, or one that is more often right by so many standard errors. */
    private Source best(List<Source> sources, double errors) {
        Source best = sources.get(0);
        for (Source other : sources) {
            boolean comparable = best.folds.size() == other.folds.size();
            best = comparable && best(best).behind(best(other)) >= errors ? other : best;
        }
        return best;
    }

    /** Made once, since it takes a while. */
    private static IntFunction<WeightedSample> remembered(IntFunction<WeightedSample> samples) {
        Map<Integer, WeightedSample> made = new ConcurrentHashMap<>();
        return fold -> made.computeIfAbsent(fold, samples::apply);
    }

    /** As good as it gets at a size that may be asked for. */
    private RowScores best(Source source) {
        boolean few = task.options().form().preference() == Preference.READABLE;
        SizeChoice choice = source.choice;
        return choice.of(few ? choice.accurate(few(source)) : choice.accurate());
    }

    /**
     * Rows to search, and how.
     *
     * @param fold without a fold
     * @param taught whether networks have a say in it
     */
    private record Kind(IntFunction<WeightedSample> fold, Supplier<WeightedSample> all, Shape shape, boolean taught) {}

    /** Several side by side; those whose folds time was too short for are left out, but for the first. */
    private List<Source> searched(List<Kind> kinds) {
        int each = folds();
        List<Workers.Job<FoldRules>> jobs = new ArrayList<>();
        for (Kind kind : kinds) {
            for (int i = 0; i < each; i++) {
                int fold = i;
                jobs.add(() -> without(fold, kind, each == 1 ? task.options().threads() : 1));
            }
        }
        List<FoldRules> found = Workers.run(jobs, each == 1 ? 1 : task.options().threads(), task.budget());
        List<Source> sources = new ArrayList<>();
        for (int k = 0; k < kinds.size() && (k == 0 || (k + 1) * each <= found.size()); k++) {
            List<FoldRules> own = found.subList(k * each, Math.min(found.size(), (k + 1) * each));
            sources.add(new Source(own, choice(own, kinds.get(k).taught), kinds.get(k).all, kinds.get(k).shape));
        }
        return sources;
    }

    /**
     * Of conjunctions.
     *
     * @param longest most literals
     * @param price of a literal, as cross-entropy
     * @param penalty on the squares of scores
     */
    private record Shape(int longest, double price, double penalty) {}

    /**
     * The smallest that is right on as many of the rows to learn from as the one that is wanted, since thresholds now are where they belong;
     * where these are nearly all, and folds can't tell the two apart.
     */
    private static int noLarger(
            List<ScoredRules> kept, List<SizedRules> sizes, int wanted, FrontierRules writer, SizeChoice choice) {
        RuleSet rules = sizes.get(wanted).rules();
        double right = writer.right(rules);
        RowScores score = choice.of(kept.get(wanted).bodies().size());
        return IntStream.range(0, writer.isClean(rules) ? wanted : 0)
                .filter(i -> writer.right(sizes.get(i).rules()) >= right)
                .filter(i -> choice.of(kept.get(i).bodies().size()).behind(score) <= AS_GOOD)
                .findFirst()
                .orElse(wanted);
    }

    /** How many conjunctions are wanted. */
    private int wanted(Source source) {
        SizeChoice choice = source.choice;
        return switch (task.options().form().preference()) {
            case READABLE -> choice.accurate(few(source));
            case BALANCED -> choice.balanced();
            case ACCURATE -> choice.accurate();
        };
    }

    /** As many as a person reads at once: points for single conditions of one output are one rule, a column to add up. */
    private int few(Source source) {
        return source.shape.longest == 1 && !task.hasClasses() ? FEW_CONDITIONS : bodies(Preference.FEW_RULES);
    }

    /** The conjunctions that so many rules have; for one output the rule that adds up their points is another. */
    private int bodies(int most) {
        return task.hasClasses() ? most : most - 1;
    }

    /** From all rows: found again, or of a large table what one fold did without, with scores that fit them all. */
    private List<ScoredRules> kept(Source source, int wanted) {
        SizeChoice choice = source.choice;
        List<FoldRules> folds = source.folds;
        if (choice.accurate() == 0) {
            return List.of(SizeCurve.ofSize(folds.get(0).path, 0));
        }
        WeightedSample all = source.all.get();
        List<Integer> sizes = sizes(source, wanted);
        return folds.size() > 1 && !task.budget().isExhausted()
                ? ofSizes(
                        search(
                                        all,
                                        choice.accurate(),
                                        source.shape,
                                        task.options().threads())
                                .path(),
                        sizes)
                : ofSizes(folds.get(0).path, sizes).stream()
                        .map(rules -> ScoredRules.fit(all, rules.bodies(), source.shape.penalty))
                        .toList();
    }

    private static List<ScoredRules> ofSizes(List<ScoredRules> path, List<Integer> sizes) {
        return sizes.stream()
                .map(size -> SizeCurve.ofSize(path, size))
                .distinct()
                .toList();
    }

    /** Ever further apart, and those that may be asked for by name. */
    private List<Integer> sizes(Source source, int wanted) {
        SizeChoice choice = source.choice;
        Set<Integer> sizes =
                new TreeSet<>(List.of(wanted, choice.accurate(), choice.balanced(), choice.accurate(few(source))));
        for (int size = 1; size <= choice.accurate(); size += Math.max(1, size / 3)) {
            sizes.add(size);
        }
        RuleForm form = task.options().form();
        if (form.mostRules() < RuleForm.ANY) {
            sizes.add(Math.min(choice.accurate(), Math.max(1, bodies(form.mostRules()))));
        }
        return List.copyOf(sizes);
    }

    /**
     * What was found without a fold.
     *
     * @param path as the search left it
     * @param placed the same with thresholds at their places
     * @param held the fold, over the atoms of these
     * @param believed the same, with what the networks that did not see it say in place of labels
     */
    private record FoldRules(
            List<ScoredRules> path, PlacedRules placed, WeightedSample held, Optional<WeightedSample> believed) {}

    private List<FirstStage> first(List<FoldRules> folds, int size) {
        List<FirstStage> stages = new ArrayList<>();
        for (int fold = 0; fold < folds.size(); fold++) {
            PlacedRules placed = folds.get(fold).placed;
            stages.add(FrontierRules.first(
                    SizeCurve.ofSize(placed.rules(), size),
                    placed.encoding(),
                    folds.get(fold).held.columns(),
                    taught.folds().get(fold).test()));
        }
        return stages;
    }

    /**
     * @param byNetworks whether what the networks say of a fold is what rules are to come near to; else its labels are
     */
    private SizeChoice choice(List<FoldRules> folds, boolean byNetworks) {
        SizeCurve curve = new SizeCurve(mostRules());
        RowScores network = RowScores.none();
        double weight = 0;
        for (int fold = 0; fold < folds.size(); fold++) {
            FoldRules found = folds.get(fold);
            curve.add(
                    found.placed.rules(),
                    found.held,
                    found.believed.filter(some -> byNetworks).orElse(found.held));
            weight += found.held.weight();
            network(fold).ifPresent(network::append);
        }
        return new SizeChoice(curve, network, weight);
    }

    /** To search without; of many rows fewer. */
    private int folds() {
        long work =
                (long) taught.rows().rows() * rows.encoding().domain().groups().size();
        int fewer = (int) WORK.stream().filter(much -> work > much).count();
        return Math.max(1, taught.folds().size() - fewer);
    }

    /** What the other rows lead to. */
    private FoldRules without(int fold, Kind kind, int threads) {
        List<ScoredRules> path = search(kind.fold.apply(fold), mostRules(), kind.shape, threads)
                .path(new StillImproving(taught.held(fold)));
        PlacedRules placed = placed(path, fold);
        Optional<WeightedSample> believed = kind.taught ? taught.believed(fold, placed.encoding()) : Optional.empty();
        return new FoldRules(path, placed, taught.held(fold, placed.encoding()), believed);
    }

    /** What the networks make of a fold, asked once. */
    private Optional<RowScores> network(int fold) {
        return networks.computeIfAbsent(fold, taught::network);
    }

    private PlacedRules placed(List<ScoredRules> path, int fold) {
        return PlacedRules.of(
                rows.encoding(),
                rows.table().select(taught.folds().get(fold).train()),
                path,
                taught.labelled(fold),
                List.of(),
                new PlacedRules.Effort(MOST_WORK, task.budget()));
    }

    private MulticlassSearch search(WeightedSample sample, int most, Shape shape, int threads) {
        MulticlassOptions how = MulticlassOptions.defaults()
                .withPenalty(shape.penalty)
                .withPrice(shape.price)
                .withLongest(shape.longest)
                .withMostRules(most);
        List<Rule.All> whole = shape.longest == 1 ? List.of() : pool;
        WeightedSample distinct = sample.distinct(rows.encoding().domain());
        return new MulticlassSearch(distinct, whole, how, task.budget(), threads);
    }

    private int mostRules() {
        return Math.max(1, rows.fit().rows() / ROWS_A_RULE);
    }
}
