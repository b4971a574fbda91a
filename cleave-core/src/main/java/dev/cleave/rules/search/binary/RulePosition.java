package dev.cleave.rules.search.binary;

import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.ScoredBody;
import java.util.List;
import java.util.Optional;

/** One rule's place among others that stay: which body is best there, at an exchange rate of F1 and a price. */
final class RulePosition {
    private final BinaryPool pool;
    private final BinaryOptions options;
    private final double price;
    private final HeadObjective objective;
    private final HeadClimb climb;
    private final ScoredBody nothing;

    /**
     * @param eligible the rows that no other rule covers
     * @param price of a rule, as weight of rows; a literal costs half of it
     */
    RulePosition(
            WeightSegments rows, BinaryPool pool, BinaryOptions options, double rate, long[] eligible, double price) {
        this.pool = pool;
        this.options = options;
        this.price = price;
        this.objective = new HeadObjective(rows, rate, price / 2, eligible);
        this.climb = new HeadClimb(objective, options.longest());
        this.nothing = new ScoredBody(Body.of(new Rule.All(List.of()), objective.columns()), 0);
    }

    /** Whether a body is worth a rule. */
    boolean pays(ScoredBody scored) {
        return scored.body().length() > 0 && scored.worth() > price + 1e-9;
    }

    /** The best body from what stands there now. */
    ScoredBody from(Body current) {
        ScoredBody now = objective.scored(current);
        return now.orBetter(climb.from(now));
    }

    /** The best body from the pool and grown. */
    ScoredBody best() {
        ScoredBody best = nothing;
        for (ScoredBody body : pool.best(options.fromPool(), objective)) {
            best = best.orBetter(climb.from(body));
        }
        Optional<ScoredBody> grown = options.beam() > 0
                ? new HeadBeam(objective, options.beam(), options.longest()).best()
                : Optional.empty();
        return grown.isEmpty() ? best : best.orBetter(climb.from(grown.get()));
    }
}
