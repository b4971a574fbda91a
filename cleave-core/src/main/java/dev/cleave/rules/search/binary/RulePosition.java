package dev.cleave.rules.search.binary;

import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.Beam;
import dev.cleave.rules.search.body.BodyClimb;
import dev.cleave.rules.search.body.BodyObjective;
import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.List;

/** One rule's place among others that stay: which body is best there, at an exchange rate of F1 and a price. */
final class RulePosition {
    private final BinaryPool pool;
    private final BinaryOptions options;
    private final double rate;
    private final long[] eligible;
    private final double price;
    private final BodyObjective objective;
    private final ScoredBody nothing;

    /**
     * @param eligible the rows that no other rule covers
     * @param price of a rule, as weight of rows; a literal costs half of it
     */
    RulePosition(
            WeightedSample sample, BinaryPool pool, BinaryOptions options, double rate, long[] eligible, double price) {
        this.pool = pool;
        this.options = options;
        this.rate = rate;
        this.eligible = eligible;
        this.price = price;
        this.objective = new BodyObjective(sample, values(sample, rate), sums -> sums[0], price / 2, eligible);
        this.nothing = new ScoredBody(Body.of(new Rule.All(List.of()), sample.columns()), 0);
    }

    private static RowValues values(WeightedSample sample, double rate) {
        double[] values = new double[sample.rows()];
        for (int row = 0; row < values.length; row++) {
            values[row] = sample.weight(row) * (2 * sample.share(row, 0) - rate);
        }
        return new RowValues(1, values);
    }

    /** Whether a body is worth a rule. */
    boolean pays(ScoredBody scored) {
        return scored.body().length() > 0 && scored.worth() > price + 1e-9;
    }

    /** The best body from what stands there now, from the pool and grown. */
    ScoredBody best(Body current) {
        ScoredBody now = objective.scored(current);
        return now.orBetter(climb().from(now)).orBetter(best());
    }

    /** The best body from the pool and grown. */
    ScoredBody best() {
        ScoredBody best = nothing;
        for (Body body : pool.best(options.fromPool(), rate, price / 2, eligible)) {
            best = best.orBetter(climb().from(objective.scored(body)));
        }
        if (options.beam() > 0) {
            List<ScoredBody> grown = new Beam(objective, options.beam(), options.longest()).grow();
            best = grown.isEmpty() ? best : best.orBetter(climb().from(grown.get(0)));
        }
        return best;
    }

    private BodyClimb climb() {
        return new BodyClimb(objective, options.longest());
    }
}
