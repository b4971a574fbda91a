package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Rule;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.rules.search.binary.BinaryChoice;
import dev.cleave.rules.search.binary.BinaryOptions;
import dev.cleave.rules.search.binary.BinarySearch;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.List;

/**
 * Heads that hold where any of a few bodies does.
 *
 * @param rows weighted as the ledger counts them
 */
record PlainHeads(TrainingRows rows, SyntheticRows synthetic, List<Rule.All> pool, int most, Budget budget) {
    private static final int MOST_RULES = 20;
    private static final double STANDARD_ERRORS = 1;

    /** How long the rules may be is found with validation rows ... */
    BinaryStep chosen(int head) {
        List<BinaryStep> path = path(synthetic.head(rows.fit(), head), options());
        return path.isEmpty()
                ? new BinaryStep(0, List.of(), 0)
                : new BinaryChoice(rows.noSynthetic().head(rows.validation(), head)).smallest(path, STANDARD_ERRORS);
    }

    /** ... what they are with all rows. */
    List<PolishedRule> last(int head, BinaryStep chosen) {
        BinaryOptions options = options();
        BinaryOptions again = options.withPrices(options.prices().stream()
                .filter(price -> price >= chosen.price())
                .toList());
        List<BinaryStep> last = path(synthetic.head(rows.all(), head), again);
        List<Rule.All> rules =
                last.isEmpty() ? chosen.rules() : last.get(last.size() - 1).rules();
        return ThresholdPolish.binary(
                rows.noSynthetic().head(rows.all(), head), rules, new NumericAtoms(rows.encoding(), rows.table()));
    }

    private BinaryOptions options() {
        return BinaryOptions.defaults().withMostRules(Math.min(MOST_RULES, most));
    }

    private List<BinaryStep> path(WeightedSample sample, BinaryOptions options) {
        return new BinarySearch(sample, pool, options, budget).path(List.of());
    }
}
