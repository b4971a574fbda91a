package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Splits;
import dev.cleave.logic.Rule;
import dev.cleave.search.BinaryChoice;
import dev.cleave.search.MulticlassOptions;
import dev.cleave.search.MulticlassSearch;
import dev.cleave.search.PointFit;
import dev.cleave.search.PointList;
import dev.cleave.search.PolishedRule;
import dev.cleave.search.Sample;
import dev.cleave.search.ScoredRules;
import dev.cleave.search.ThresholdPolish;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Heads that hold where the points of conjunctions add up to enough (docs/adr/0012). */
record ScoredHeads(SearchRows rows, JudgedRows judged, List<Rule.All> pool, int most, Budget budget) {
    private static final int MOST_RULES = 20; // a head and its conjunctions
    private static final double PENALTY = 1;
    private static final double PRICE = 0.3; // of a literal, as cross-entropy
    private static final int SELDOM = 10; // conjunctions are exchanged, where each exchange takes long
    private static final int MANY_ROWS = 5_000;
    private static final int ENOUGH_ROWS = 15_000; // to find conjunctions on
    private static final int ENOUGH_HELD = 200; // rows, to tell points from plain rules

    /** Conjunctions, and the points that they have on the rows they were found on. */
    record Chosen(ScoredRules rules, PointList points) {}

    /** As many conjunctions as are best on validation rows; nothing where these are few, or there is no room for one. */
    Optional<Chosen> chosen(int head) {
        if (mostBodies() < 1 || rows.held().rows() < ENOUGH_HELD) {
            return Optional.empty();
        }
        BinaryChoice choice = new BinaryChoice(judged.held(head));
        PointFit fit = new PointFit(judged.taughtFit(head));
        return path(searched(rows.fit(), head), mostBodies()).stream()
                .map(found -> new Chosen(found, fit.of(found)))
                .max(Comparator.comparingDouble(found -> choice.f1OfPoints(found.points())));
    }

    /** With all rows: of a large table the same conjunctions, of a small one as many. */
    List<PolishedRule> last(int head, Chosen chosen) {
        NumericAtoms atoms = new NumericAtoms(rows.encoding(), rows.table());
        if (isLarge()) {
            return ThresholdPolish.none(chosen.rules().bodies(), atoms);
        }
        int bodies = Math.max(1, chosen.rules().bodies().size());
        List<ScoredRules> path = path(rows.taughtHead(rows.all(), head), bodies);
        return ThresholdPolish.multiclass(rows.head(rows.all(), head), path.get(path.size() - 1), atoms);
    }

    /** The points of bodies over an encoding. */
    PointList points(int head, List<Rule.All> bodies, Encoding encoding) {
        Sample sample = rows.head(encoding, rows.all().weights(), head);
        return new PointFit(judged.all(head, encoding)).of(ScoredRules.fit(sample, bodies, PENALTY));
    }

    private int mostBodies() {
        return Math.min(MOST_RULES, most) - 1;
    }

    private boolean isLarge() {
        return rows.fit().rows() > MANY_ROWS;
    }

    private List<ScoredRules> path(Sample sample, int bodies) {
        MulticlassOptions options = MulticlassOptions.defaults()
                .withPenalty(PENALTY)
                .withPrice(PRICE)
                .withMostRules(bodies);
        options = isLarge() ? options.withSwapEvery(SELDOM).withBeam(1) : options;
        return new MulticlassSearch(sample, pool, options, budget).growth();
    }

    /** Some rows of many; a few with those of the lesson. */
    private Sample searched(Dataset data, int head) {
        double share = (double) ENOUGH_ROWS / data.rows();
        return share >= 1
                ? rows.taughtHead(data, head)
                : rows.head(
                        data.select(Splits.stratified(data.targets())
                                .holdOut(share, 0)
                                .test()),
                        head);
    }
}
