package dev.cleave.rules.search.binary;

import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.ScoredBody;
import java.util.Comparator;
import java.util.List;

/** Bodies that may be taken whole, with what they cover. */
final class BinaryPool {
    private final List<Body> bodies;

    BinaryPool(WeightSegments rows, List<Rule.All> pool) {
        this.bodies = pool.stream()
                .distinct()
                .map(rule -> Body.of(rule, rows.columns()))
                .toList();
    }

    /** The best few, best first. */
    List<ScoredBody> best(int most, HeadObjective objective) {
        return bodies.stream()
                .map(objective::scored)
                .sorted(Comparator.comparingDouble(scored -> -scored.worth()))
                .limit(most)
                .toList();
    }
}
