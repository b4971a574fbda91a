package dev.cleave.pipeline.folds;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.pipeline.cuts.PlacedRules;
import dev.cleave.pipeline.distil.TaughtRows;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.boost.BoostOptions;
import dev.cleave.rules.search.boost.Boosting;
import dev.cleave.rules.search.softmax.MulticlassSearch;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import dev.cleave.rules.search.softmax.StillImproving;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Searches the rows without a fold, for one fold after the other, and asks the fold what it thinks of rules of every size. */
public final class FoldSearch {
    private static final int ROWS_A_RULE = 5; // at least, so that a conjunction is no row by heart
    private static final int TAUGHT_ROWS_A_RULE = 2; // where synthetic rows see to that
    private static final List<Long> WORK =
            List.of(40_000L, 60_000L, 80_000L, 100_000L); // rows x groups x classes, for so many folds less
    private static final int FEW_CLASSES = 10; // that count as one
    private static final long MOST_WORK = 150_000; // bodies x rows, for thresholds to be placed fold by fold
    private static final double PROMISING = 0.5; // standard errors that it must be nearer to the networks by there
    private static final double CLEARLY = 2; // the same, that it must be more often right by, wherever the networks are
    private static final double RIGHTER = 1.5; // standard errors, of thresholds that are moved
    private static final double NEARER = 1; // the same, to the networks
    private static final int PROBED = 2; // folds that may say that a kind is not worth the others

    private final TaughtRows taught;
    private final List<Rule.All> pool;
    private final int mostRules;
    private final Budget budget;
    private final int threads;
    private final Map<Integer, Optional<RowScores>> networks = new ConcurrentHashMap<>(); // by fold

    /**
     * @param pool conjunctions that may be taken whole
     * @param fitted rows that are fitted where some are left for validation
     */
    public FoldSearch(TaughtRows taught, List<Rule.All> pool, int fitted, Budget budget, int threads) {
        this.taught = taught;
        this.pool = pool;
        this.mostRules = Math.max(1, fitted / (taught.teacher().isPresent() ? TAUGHT_ROWS_A_RULE : ROWS_A_RULE));
        this.budget = budget;
        this.threads = threads;
    }

    /**
     * Several; those whose folds time was too short for are left out, but for the first. Where classes and rows are very many, all but the first are
     * left out that has as good as all rows right that networks have right.
     */
    public List<Searched> searched(List<SearchKind> kinds) {
        if (!OtherKinds.areCostly(taught.rows().rows(), taught.rows().outputs())) {
            return sideBySide(kinds);
        }
        List<Searched> found = new ArrayList<>(sideBySide(kinds.subList(0, 1)));
        if (kinds.size() > 1 && OtherKinds.areNeeded(found.get(0).choice()) && !budget.isExhausted()) {
            found.addAll(sideBySide(kinds.subList(1, kinds.size())));
        }
        return found;
    }

    /** Those whose folds time was too short for are left out, but for the first. */
    private List<Searched> sideBySide(List<SearchKind> kinds) {
        int each = folds();
        List<FoldPaths> found = rules(kinds, 0, each);
        List<Searched> all = new ArrayList<>();
        for (int k = 0; k < kinds.size() && (k == 0 || (k + 1) * each <= found.size()); k++) {
            all.add(better(kinds.get(k), found.subList(k * each, Math.min(found.size(), (k + 1) * each))));
        }
        return all;
    }

    /** One kind, with thresholds as another one has them. */
    public Searched searched(SearchKind kind, Searched like) {
        return of(kind, rules(List.of(kind), 0, folds()), like.placed());
    }

    /** Of boosted conjunctions few as well, from the fewest that there are. */
    public Searched downToOne(Searched many) {
        SearchKind kind = many.kind().downToOne();
        List<Workers.Job<FoldPaths>> jobs = new ArrayList<>();
        for (int i = 0; i < many.folds().size(); i++) {
            int fold = i;
            jobs.add(() -> {
                FoldRules found = rules(fold, kind, downToOne(fold, kind, many), 0);
                return new FoldPaths(found, found);
            });
        }
        List<FoldPaths> found = Workers.run(jobs, threads, budget);
        return found.size() < many.folds().size() ? many : of(kind, found, false);
    }

    private List<ScoredRules> downToOne(int fold, SearchKind kind, Searched many) {
        List<ScoredRules> path = many.folds().get(fold).path(); // without any conjunction, the fewest, and more
        int workers = many.folds().size() == 1 ? threads : 1;
        WeightedSample distinct =
                kind.fold().apply(fold).distinct(taught.encoding().domain());
        int fewest = Math.min(1, path.size() - 1);
        List<ScoredRules> all = new ArrayList<>(
                search(distinct, kind.shape(), mostRules, workers).pathFrom(path.get(fewest), 1));
        all.addAll(path.subList(fewest + 1, path.size()));
        return all;
    }

    /** Another kind, where it comes nearer to the networks than what there is on the first folds; none where it doesn't, or time is up. */
    public Optional<Searched> better(SearchKind kind, Searched than) {
        int all = folds();
        int first = Math.min(PROBED, all);
        List<FoldPaths> found = new ArrayList<>(rules(List.of(kind), 0, first));
        if (found.size() < first || than.folds().size() < all || !isBetter(kind, found, than)) {
            return Optional.empty();
        }
        found.addAll(rules(List.of(kind), first, all));
        return found.size() < all ? Optional.empty() : Optional.of(better(kind, found));
    }

    private boolean isBetter(SearchKind kind, List<FoldPaths> rules, Searched than) {
        SizeChoice own = better(kind, rules).choice();
        SizeChoice other = choice(than.kind(), than.folds().subList(0, rules.size()));
        RowScores best = other.of(other.accurate());
        RowScores found = own.of(own.accurate());
        return best.fartherThan(found) >= PROMISING || best.behind(found) >= CLEARLY;
    }

    /** Labels of few rows move thresholds to where they happen to be: only where folds, which were not asked, say that it helps. */
    private Searched better(SearchKind kind, List<FoldPaths> folds) {
        Searched asFound = of(kind, folds, false);
        if (folds.stream().noneMatch(FoldPaths::differ)) {
            return asFound;
        }
        Searched placed = of(kind, folds, true);
        RowScores before = asFound.choice().of(asFound.choice().accurate());
        RowScores after = placed.choice().of(placed.choice().accurate());
        double righter = before.behind(after);
        return righter >= RIGHTER || (righter >= 0 && before.fartherThan(after) >= NEARER) ? placed : asFound;
    }

    private List<FoldPaths> rules(List<SearchKind> kinds, int from, int to) {
        int side = kinds.size() * (to - from);
        List<Workers.Job<FoldPaths>> jobs = new ArrayList<>();
        for (SearchKind kind : kinds) {
            IntStream.range(from, to).forEach(fold -> jobs.add(() -> without(fold, kind, side == 1 ? threads : 1)));
        }
        return Workers.run(jobs, side == 1 ? 1 : threads, budget);
    }

    private Searched of(SearchKind kind, List<FoldPaths> folds, boolean placed) {
        return of(
                kind,
                placed,
                folds.stream()
                        .map(fold -> placed ? fold.placed() : fold.asFound())
                        .toList());
    }

    private Searched of(SearchKind kind, boolean placed, List<FoldRules> folds) {
        return new Searched(kind, folds, choice(kind, folds), placed);
    }

    /** What folds say of it. */
    private SizeChoice choice(SearchKind kind, List<FoldRules> folds) {
        SizeCurve curve = new SizeCurve(kind.shape().most(mostRules));
        RowScores network = RowScores.none();
        double weight = 0;
        for (int fold = 0; fold < folds.size(); fold++) {
            FoldRules found = folds.get(fold);
            curve.add(
                    found.placed().rules(),
                    found.held(),
                    found.believed().filter(some -> kind.taught()).orElse(found.held()));
            weight += found.held().weight();
            network(fold).ifPresent(network::append);
        }
        return new SizeChoice(curve, network, weight);
    }

    /** Few conjunctions of a kind, whatever the time. */
    public Searched quick(SearchKind kind, int few) {
        WeightedSample distinct =
                kind.fold().apply(0).distinct(taught.encoding().domain());
        List<ScoredRules> path = search(distinct, kind.shape(), mostRules, 1).few(few);
        PlacedRules placed = placed(path, 0, MOST_WORK);
        return of(
                kind, true, List.of(new FoldRules(path, placed, taught.held(0, placed.encoding()), Optional.empty())));
    }

    /** From all rows, up to so many conjunctions. */
    public List<ScoredRules> all(SearchKind kind, WeightedSample rows, int most) {
        return path(rows, kind.shape(), most, threads, rules -> true);
    }

    /** What the networks make of a fold, asked once. */
    private Optional<RowScores> network(int fold) {
        return networks.computeIfAbsent(fold, taught::network);
    }

    /** To search without; of many rows fewer. */
    public int folds() {
        int classes = (taught.rows().outputs() + FEW_CLASSES - 1) / FEW_CLASSES;
        long work = (long) taught.rows().rows()
                * taught.encoding().domain().groups().size()
                * Math.max(1, classes);
        int fewer = (int) WORK.stream().filter(much -> work > much).count();
        return Math.max(1, taught.folds().size() - fewer);
    }

    /** What the other rows lead to. */
    private FoldPaths without(int fold, SearchKind kind, int workers) {
        List<ScoredRules> path =
                path(kind.fold().apply(fold), kind.shape(), mostRules, workers, new StillImproving(taught.held(fold)));
        FoldRules asFound = rules(fold, kind, path, 0);
        boolean placed = !kind.shape().isBoosted() // many trees have every threshold that may help
                && PlacedRules.Effort.all(MOST_WORK, budget).isEnough(path, taught.labelled(fold));
        return new FoldPaths(asFound, placed ? rules(fold, kind, path, MOST_WORK) : asFound);
    }

    private FoldRules rules(int fold, SearchKind kind, List<ScoredRules> path, long most) {
        PlacedRules placed = placed(path, fold, most);
        Optional<WeightedSample> believed = kind.taught() ? taught.believed(fold, placed.encoding()) : Optional.empty();
        return new FoldRules(path, placed, taught.held(fold, placed.encoding()), believed);
    }

    private PlacedRules placed(List<ScoredRules> path, int fold, long most) {
        return PlacedRules.of(
                taught.encoding(),
                taught.table().select(taught.folds().get(fold).train()),
                path,
                taught.labelled(fold),
                List.of(),
                PlacedRules.Effort.all(most, budget));
    }

    /** @param wanted is asked at ever larger sizes whether more are; not of trees, all of which are there before it is seen which help */
    private List<ScoredRules> path(
            WeightedSample sample, Shape shape, int most, int workers, Predicate<ScoredRules> wanted) {
        Domain domain = taught.encoding().domain();
        WeightedSample distinct = sample.distinct(domain);
        MulticlassSearch search = search(distinct, shape, most, workers);
        return shape.isBoosted()
                ? search.pathFrom(
                        new Boosting(
                                        distinct,
                                        domain,
                                        BoostOptions.of(taught.rows().rows()),
                                        budget)
                                .rules(),
                        shape.least())
                : search.path(wanted);
    }

    private MulticlassSearch search(WeightedSample distinct, Shape shape, int most, int workers) {
        List<Rule.All> whole = shape.longest() == 1 || shape.isBoosted() ? List.of() : pool;
        return new MulticlassSearch(distinct, whole, shape.options(most), budget, workers);
    }
}
