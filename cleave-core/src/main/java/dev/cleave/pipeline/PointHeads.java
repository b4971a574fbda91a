package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Rule;
import dev.cleave.pipeline.cuts.NumericAtoms;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.pipeline.sample.BodyPatterns;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.pipeline.sample.SampleGrowth;
import dev.cleave.rules.search.binary.BinaryChoice;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.MulticlassOptions;
import dev.cleave.rules.search.softmax.MulticlassSearch;
import dev.cleave.rules.search.softmax.PointFit;
import dev.cleave.rules.search.softmax.PointList;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.Optional;

/** Heads that hold where the points of conjunctions add up to enough (docs/adr/0012). */
record PointHeads(TrainingRows rows, SyntheticRows synthetic, List<Rule.All> pool, int most, Budget budget) {
    private static final int MOST_RULES = 20; // a head and its conjunctions
    private static final double PENALTY = 1;
    private static final double PRICE = 0.3; // of a literal, as cross-entropy
    private static final List<Integer> LONGEST = List.of(1, 6); // literals: single conditions, and conjunctions
    private static final double STANDARD_ERRORS = 1;
    private static final int FIRST_ROWS = 5_000; // to find conjunctions on
    private static final int MOST_ROWS = 10_000; // twice as many were no better on CDC (docs/adr/0019)
    private static final int PLACING_ROWS = 20_000; // to say where a threshold is
    private static final int ENOUGH_ROWS = 100_000; // to round points on, and to tell them apart
    private static final int ENOUGH_HELD = 200; // rows, to tell points from plain rules

    /**
     * Conjunctions, and the points that they have on the rows they were found on.
     *
     * @param longest the most literals that one might have
     */
    record Chosen(ScoredRules rules, PointList points, int longest) {}

    /** The shortest that validation rows can't tell from the best; nothing where these are few, or there is no room for one. */
    Optional<SampleGrowth.Grown<Chosen>> chosen(int head) {
        if (mostBodies() < 1 || rows.validation().rows() < ENOUGH_HELD || budget.isExhausted()) {
            return Optional.empty();
        }
        TrainingRows evaluated = rows.asEvaluated();
        Dataset held = RowSample.of(evaluated.validation(), ENOUGH_ROWS);
        BinaryChoice choice = new BinaryChoice(evaluated.noSynthetic().head(held, head));
        return Optional.of(
                new SampleGrowth(FIRST_ROWS, Math.min(MOST_ROWS, rows.fit().rows()), budget)
                        .grow(
                                (count, before) -> chosen(head, evaluated, count, choice),
                                (one, other) -> choice.betterOfPoints(one.points(), other.points())));
    }

    private Chosen chosen(int head, TrainingRows evaluated, int count, BinaryChoice choice) {
        PointFit fit = new PointFit(synthetic.head(RowSample.of(evaluated.fit(), count), head));
        WeightedSample sample = synthetic.head(RowSample.of(rows.fit(), count), head);
        List<Chosen> found = LONGEST.stream()
                .flatMap(longest -> path(sample, longest, mostBodies()).stream()
                        .map(rules -> new Chosen(rules, fit.of(rules), longest)))
                .toList();
        return found.get(
                choice.smallestOfPoints(found.stream().map(Chosen::points).toList(), STANDARD_ERRORS));
    }

    /** With all rows: of a large table the same conjunctions, of a small one as many. */
    List<PolishedRule> last(int head, Chosen chosen) {
        if (isLarge()) {
            return placed(head, chosen.rules());
        }
        NumericAtoms atoms = new NumericAtoms(rows.encoding(), rows.table());
        int bodies = Math.max(1, chosen.rules().bodies().size());
        List<ScoredRules> path = path(synthetic.head(rows.all(), head), chosen.longest(), bodies);
        return ThresholdPolish.multiclass(rows.noSynthetic().head(rows.all(), head), path.get(path.size() - 1), atoms);
    }

    /** With thresholds where some of the rows say that they belong. */
    private List<PolishedRule> placed(int head, ScoredRules found) {
        Rows some = RowSample.rows(
                rows.all().targets(), Math.min(PLACING_ROWS, rows.all().rows()));
        NumericAtoms atoms = new NumericAtoms(rows.encoding(), rows.table().select(some));
        return budget.isExhausted()
                ? ThresholdPolish.none(found.bodies(), atoms)
                : ThresholdPolish.multiclass(rows.noSynthetic().head(rows.all().select(some), head), found, atoms);
    }

    /** The points of bodies over the encoding of these rows: scores fitted to all, rounded on no more than some. */
    PointList points(int head, List<Rule.All> bodies, TrainingRows over) {
        SyntheticRows none = over.noSynthetic();
        WeightedSample sample = isLarge()
                ? BodyPatterns.of(over.all(), head, over.decision())
                        .sample(bodies, over.encoding().domain())
                : none.head(over.all(), head);
        Dataset judged = RowSample.of(over.asEvaluated().all(), ENOUGH_ROWS);
        return new PointFit(none.head(judged, head)).of(ScoredRules.fit(sample, bodies, PENALTY));
    }

    private int mostBodies() {
        return Math.min(MOST_RULES, most) - 1;
    }

    /** Whether not all rows are searched. */
    boolean isLarge() {
        return rows.fit().rows() > FIRST_ROWS;
    }

    private List<ScoredRules> path(WeightedSample sample, int longest, int bodies) {
        MulticlassOptions options = MulticlassOptions.defaults()
                .withPenalty(PENALTY)
                .withPrice(PRICE)
                .withLongest(longest)
                .withMostRules(bodies);
        options = isLarge() ? options.withBeam(1) : options;
        return new MulticlassSearch(sample, longest == 1 ? List.of() : pool, options, budget).growth();
    }
}
