package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Rule;
import dev.cleave.pipeline.cuts.NumericAtoms;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.pipeline.sample.SampleGrowth;
import dev.cleave.rules.search.binary.BinaryChoice;
import dev.cleave.rules.search.binary.BinaryOptions;
import dev.cleave.rules.search.binary.BinarySearch;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.rules.search.binary.HeadSample;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.Optional;

/**
 * Heads that hold where any of a few bodies does.
 *
 * @param rows weighted as the ledger counts them
 */
record PlainHeads(TrainingRows rows, SyntheticRows synthetic, List<Rule.All> pool, int most, Budget budget) {
    private static final int MOST_RULES = 20;
    private static final double STANDARD_ERRORS = 1;
    private static final int FEW = 200; // bodies of the pool
    private static final int FIRST_ROWS = 10_000; // to find rules on
    private static final long MOST_BITS = 1L << 25; // of a table, for rules to be looked for once more with all of it
    private static final int ENOUGH_HELD = 50_000; // validation rows, to tell rules apart
    private static final int ENOUGH_ROWS = 200_000; // to say where a threshold is

    /** The rules of every price, the fewest first, as the rows that are fitted have them. */
    List<BinaryStep> path(int head) {
        return path(synthetic.head(rows.fit(), head), options());
    }

    /** Of such rules the shortest that validation rows can't tell from the best. */
    BinaryStep smallest(int head, List<BinaryStep> path) {
        return new BinaryChoice(rows.noSynthetic().head(rows.validation(ENOUGH_HELD), head))
                .smallest(path, STANDARD_ERRORS);
    }

    /** How long the rules may be is found with validation rows, and how many rows help to find them ... */
    SampleGrowth.Grown<BinaryStep> chosen(int head) {
        Dataset held = rows.validation(ENOUGH_HELD);
        BinaryChoice choice = new BinaryChoice(rows.noSynthetic().head(held, head));
        return new SampleGrowth(FIRST_ROWS, rows.fitSize(), budget)
                .grow((count, before) -> step(head, count, before, choice), choice::better);
    }

    /** From what fewer rows led to, at its price and at the one below; whole where there were none. */
    private BinaryStep step(int head, int count, Optional<BinaryStep> before, BinaryChoice choice) {
        BinaryOptions options =
                before.map(step -> options().withPrices(next(step))).orElseGet(this::options);
        WeightedSample sample = synthetic.head(rows.fit(count), head);
        List<BinaryStep> path = new BinarySearch(sample, before.isEmpty() ? pool : List.of(), options, budget)
                .path(before.map(BinaryStep::rules).orElse(List.of()));
        return path.isEmpty() ? before.orElse(new BinaryStep(0, List.of(), 0)) : choice.smallest(path, STANDARD_ERRORS);
    }

    private List<Double> next(BinaryStep step) {
        return options().prices().stream()
                .filter(price -> price <= step.price())
                .limit(2)
                .toList();
    }

    /** ... what they are with all rows: of many, better ones from these at the price that was chosen. */
    List<PolishedRule> last(int head, BinaryStep chosen) {
        BinaryOptions again = options()
                .withPrices(options().prices().stream()
                        .filter(price -> price >= chosen.price())
                        .toList());
        List<BinaryStep> last =
                isLarge(rows.fitSize()) ? refined(head, chosen) : path(synthetic.head(rows.all(), head), again);
        List<Rule.All> rules =
                last.isEmpty() ? chosen.rules() : last.get(last.size() - 1).rules();
        return polished(head, rules);
    }

    /** Whether so many rows may be more than help. */
    static boolean isLarge(int fit) {
        return fit > 2 * FIRST_ROWS;
    }

    private List<BinaryStep> refined(int head, BinaryStep chosen) {
        if (budget.isExhausted()) {
            return List.of();
        }
        HeadSample all = HeadSample.of(rows.all(), head, rows.decision());
        BinaryOptions same = options().withPrices(List.of(chosen.price()));
        boolean again = (long) rows.all().rows() * rows.all().atoms() <= MOST_BITS;
        return new BinarySearch(all, again ? pool : List.of(), again ? same : same.refining(), budget)
                .path(chosen.rules());
    }

    private List<PolishedRule> polished(int head, List<Rule.All> rules) {
        Dataset all = rows.all();
        if (budget.isExhausted()) {
            return ThresholdPolish.none(rules, new NumericAtoms(rows.encoding(), rows.table()));
        }
        if (all.rows() <= ENOUGH_ROWS) {
            return ThresholdPolish.binary(
                    rows.noSynthetic().head(all, head), rules, new NumericAtoms(rows.encoding(), rows.table()));
        }
        Rows some = RowSample.rows(all.targets(), ENOUGH_ROWS);
        return ThresholdPolish.binary(
                rows.noSynthetic().head(all.select(some), head),
                rules,
                new NumericAtoms(rows.encoding(), rows.table().select(some)));
    }

    private BinaryOptions options() {
        return BinaryOptions.defaults().withMostRules(Math.min(MOST_RULES, most));
    }

    private List<BinaryStep> path(WeightedSample sample, BinaryOptions options) {
        return new BinarySearch(sample, pool, options, budget).path(List.of());
    }
}
