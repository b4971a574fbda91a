package dev.cleave.pipeline;

import dev.cleave.Preference;
import dev.cleave.RuleForm;
import dev.cleave.budget.Budget;
import dev.cleave.budget.LearningPhase;
import dev.cleave.budget.Workers;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Task;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.pipeline.LearnedRules.SizedRules;
import dev.cleave.pipeline.cuts.PlacedRules;
import dev.cleave.pipeline.distil.TaughtRows;
import dev.cleave.pipeline.folds.FoldSearch;
import dev.cleave.pipeline.folds.KindChoice;
import dev.cleave.pipeline.folds.KindChoice.Kinds;
import dev.cleave.pipeline.folds.Searched;
import dev.cleave.pipeline.folds.SizesWanted;
import dev.cleave.pipeline.folds.SizesWanted.Wanted;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Conjunctions with scores, for classes or for one output, of every size: what an ensemble of networks and the rows say together is
 * searched for them; folds that neither the networks nor the search saw say how many help (docs/adr/0024).
 */
final class FrontierSearch {
    private static final double CLEAN_AS_GOOD = 2; // the same where nearly all rows are right
    private static final int MOST_FOR_PLAIN = 20_000; // rows, since these are searched fold by fold
    private static final double CLEARLY = 1; // standard errors that another kind must be more often right by

    private final TrainingTask task;
    private final TrainingRows rows;
    private final TaughtRows taught;
    private final List<Rule.All> pool;
    private final FoldSearch search;
    private final KindChoice kinds;
    private final SizesWanted sizesWanted;

    FrontierSearch(TrainingTask task, TrainingRows rows, TaughtRows taught, List<Rule.All> pool) {
        this.task = task;
        this.rows = rows;
        this.taught = taught;
        this.pool = pool;
        this.search = new FoldSearch(
                taught, pool, rows.fit().rows(), task.budget(), task.options().threads());
        this.kinds = new KindChoice(
                taught, search, task.budget(), task.options().form().preference());
        sizesWanted = new SizesWanted(kinds, task.options().form());
    }

    LearnedRules rules() {
        return rules(false);
    }

    /** @param isHurried whether networks were not trained to their end: then rules may follow them less far than labels alone go */
    LearnedRules rules(boolean isHurried) {
        task.listener().entered(LearningPhase.FINDING_RULES);
        Kinds found = isLate() ? new Kinds(kinds.quick(), Optional.empty()) : kinds.main();
        Searched main = isHurried || isLate() ? kinds.orQuick(found.main()) : found.main();
        return rules(main, kinds.few(main), found.many());
    }

    private boolean isLate() {
        return task.budget().isExhausted() && !task.budget().isCancelled();
    }

    /**
     * Rules of a size, from all rows.
     *
     * @param from where folds say how good they are
     */
    private record Entry(ScoredRules rules, Searched from) {
        int size() {
            return rules.bodies().size();
        }

        RowScores scores() {
            return from.choice().of(size());
        }
    }

    private LearnedRules rules(Searched main, Optional<Searched> few, Optional<Searched> many) {
        Wanted first = sizesWanted.wanted(main, few, many);
        Found found = found(main, few, many, first);
        Entry wantedFirst = found.entry(first);
        Entry mainOne = found.entry(sizesWanted.wanted(main, Optional.empty(), Optional.empty()));
        List<Entry> kept = kept(found, List.of(wantedFirst, mainOne));
        Optional<PlainFolds> plain = found.plain;
        FrontierRules writer = new FrontierRules(
                task,
                rows,
                kept.stream().map(Entry::rules).toList(),
                taught.labelled(),
                main.placed() ? found.largestOfMain() : 0,
                plain.map(PlainFolds::last).orElse(List.of()));
        List<SizedRules> sizes = sized(kept, writer);
        Entry wanted = writer.holds(sizes.get(kept.indexOf(wantedFirst))) ? wantedFirst : mainOne;
        SizedRules points = sizes.get(noLarger(kept, sizes, kept.indexOf(wanted), writer));
        SizeChoice choice = wanted.from.choice();
        Optional<SizedRules> better = plain.map(some -> writer.plain(some.score(choice), some::first))
                .filter(some -> plain.orElseThrow().areBetterThan(choice, wanted.size())
                        || plain.orElseThrow().areAsGoodAs(choice, wanted.size()) && writer.isClean(some.rules())
                        || isRightAndShorter(some, points, writer));
        better.ifPresent(some -> sizes.add(0, some));
        return LearnedRules.chosen(writer.encoding(), fitting(better.orElse(points), sizes), distinct(sizes));
    }

    /** Whether every row is right, by less than points need for that: then folds, which search with fewer rows, are not asked. */
    private boolean isRightAndShorter(SizedRules plain, SizedRules points, FrontierRules writer) {
        return writer.isRight(plain.rules())
                && size(plain).rules() < size(points).rules()
                && size(plain).literals() < size(points).literals();
    }

    /**
     * From all rows.
     *
     * @param few the other kind, where there is one
     * @param many beyond the others, where there are some
     * @param plain for one output
     */
    private record Found(List<Entry> main, List<Entry> few, List<Entry> many, Optional<PlainFolds> plain) {
        int largestOfMain() {
            return main.stream().mapToInt(Entry::size).max().orElseThrow();
        }

        /** The largest of the kind that is no larger. */
        Entry entry(Wanted wanted) {
            List<Entry> kind = Stream.of(few, many)
                    .filter(some -> some.stream().anyMatch(entry -> entry.from == wanted.from()))
                    .findFirst()
                    .orElse(main);
            return kind.stream()
                    .filter(entry -> entry.size() <= wanted.size())
                    .max(Comparator.comparingInt(Entry::size))
                    .orElse(kind.get(0));
        }
    }

    /** Side by side. */
    private Found found(Searched main, Optional<Searched> few, Optional<Searched> many, Wanted wanted) {
        boolean plain = wanted.size() > 0 && !task.hasClasses() && rows.all().rows() <= MOST_FOR_PLAIN;
        List<Integer> fewest =
                IntStream.rangeClosed(1, Preference.FEW_RULES).boxed().toList();
        List<Workers.Job<Found>> jobs = List.of(
                () -> new Found(
                        ofAllRows(main, sizesWanted.sizes(main, Math.min(wanted.size(), main.most()))),
                        List.of(),
                        List.of(),
                        Optional.empty()),
                () -> new Found(
                        List.of(),
                        List.of(),
                        many.map(other -> ofAllRows(other, SizesWanted.sizesBeyond(other, main)))
                                .orElse(List.of()),
                        Optional.empty()),
                () -> new Found(
                        List.of(),
                        few.map(other -> ofAllRows(other, fewest)).orElse(List.of()),
                        List.of(),
                        plain
                                ? Optional.of(new PlainFolds(
                                        task, rows, taught, pool, main.folds().size()))
                                : Optional.empty()));
        List<Found> all = Workers.run(jobs, task.options().threads(), Budget.unlimited());
        return new Found(all.get(0).main, all.get(2).few, all.get(1).many, all.get(2).plain);
    }

    private List<SizedRules> sized(List<Entry> kept, FrontierRules writer) {
        List<Workers.Job<SizedRules>> jobs = new ArrayList<>();
        for (int i = 0; i < kept.size(); i++) {
            int index = i;
            Entry entry = kept.get(i);
            jobs.add(() -> writer.sized(index, entry.from.choice().score(entry.scores()), () -> first(entry)));
        }
        return new ArrayList<>(Workers.run(jobs, task.options().threads(), Budget.unlimited()));
    }

    /** Smallest first: of every size the main kind, the other where that is more often right at the size, and what may be wanted. */
    private static List<Entry> kept(Found found, List<Entry> wanted) {
        SizeChoice main = found.main.get(0).from.choice();
        Stream<Entry> better =
                found.few.stream().filter(entry -> main.of(entry.size()).behind(entry.scores()) >= CLEARLY);
        return Stream.of(found.main.stream(), better, found.many.stream(), wanted.stream())
                .flatMap(Function.identity())
                .distinct()
                .sorted(Comparator.comparingInt(Entry::size).thenComparingInt(entry -> entry.rules.literals()))
                .toList();
    }

    /**
     * Found again, or of a large table what one fold did without, with scores that fit them all. Where nothing helps labels alone say which
     * constant: networks that have learned nothing may say the other one.
     */
    private List<Entry> ofAllRows(Searched kind, List<Integer> sizes) {
        SizeChoice choice = kind.choice();
        if (choice.accurate() == 0) {
            ScoredRules none = SizeCurve.ofSize(kind.folds().get(0).path(), 0);
            return List.of(new Entry(
                    none.fittedTo(taught.labelled(), kind.kind().shape().penalty(), 1), kind));
        }
        WeightedSample all = kind.kind().all().get();
        boolean again = kind.folds().size() > 1 && !task.budget().isExhausted();
        List<ScoredRules> path = again
                ? search.all(kind.kind(), all, kind.most())
                : kind.folds().get(0).path();
        return sizes.stream()
                .map(size -> SizeCurve.ofSize(path, size))
                .distinct()
                .map(found -> again
                        ? found
                        : found.fittedTo(
                                all,
                                kind.kind().shape().penalty(),
                                task.options().threads()))
                .map(found -> new Entry(found, kind))
                .toList();
    }

    private List<FirstStage> first(Entry entry) {
        List<FirstStage> stages = new ArrayList<>();
        for (int fold = 0; fold < entry.from.folds().size(); fold++) {
            PlacedRules placed = entry.from.folds().get(fold).placed();
            stages.add(FrontierRules.first(
                    SizeCurve.ofSize(placed.rules(), entry.size()),
                    placed.encoding(),
                    entry.from.folds().get(fold).held().columns(),
                    taught.folds().get(fold).test()));
        }
        return stages;
    }

    /**
     * The shortest that is right on as many of the rows to learn from as the one that is wanted, since thresholds now are where they belong;
     * where these are nearly all, and folds don't clearly tell the two apart.
     */
    private int noLarger(List<Entry> kept, List<SizedRules> sizes, int wanted, FrontierRules writer) {
        RuleSet rules = sizes.get(wanted).rules();
        double right = writer.right(rules);
        RowScores score = kept.get(wanted).scores();
        return IntStream.range(0, writer.isClean(rules) ? kept.size() : 0)
                .filter(i -> writer.right(sizes.get(i).rules()) >= right)
                .filter(i -> kept.get(i).scores().behind(score) <= CLEAN_AS_GOOD)
                .boxed()
                .min(Comparator.comparingInt((Integer i) -> size(sizes.get(i)).rules())
                        .thenComparingInt(i -> size(sizes.get(i)).literals()))
                .orElse(wanted);
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
        RuleSize size = size(sized);
        int conditions = sized.rules().conditionsWithPoints();
        return Math.max(size.rules(), conditions) <= form.mostRules() && size.literals() <= form.mostLiterals();
    }

    private RuleSize size(SizedRules sized) {
        return LedgerWriter.size(sized.rules(), Task.of(rows.encoding().target()));
    }

    /** Without those that came to the same rules as smaller ones. */
    private static List<SizedRules> distinct(List<SizedRules> sizes) {
        Map<RuleSet, SizedRules> first = new LinkedHashMap<>();
        sizes.forEach(sized -> first.putIfAbsent(sized.rules(), sized));
        return List.copyOf(first.values());
    }
}
