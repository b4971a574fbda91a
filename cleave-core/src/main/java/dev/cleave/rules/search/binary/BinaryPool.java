package dev.cleave.rules.search.binary;

import dev.cleave.logic.Body;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.BitSums;
import dev.cleave.rules.search.body.ScoredBody;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Comparator;
import java.util.List;

/** Bodies that may be taken whole, with what they cover, compared 64 rows at a time. */
final class BinaryPool {
    private final List<Body> bodies;
    private final BitSums hits;
    private final BitSums weights;

    BinaryPool(WeightedSample sample, List<Rule.All> pool) {
        this.bodies = pool.stream()
                .distinct()
                .map(rule -> Body.of(rule, sample.columns()))
                .toList();
        double[] weight = new double[sample.rows()];
        double[] hit = new double[sample.rows()];
        for (int row = 0; row < weight.length; row++) {
            weight[row] = sample.weight(row);
            hit[row] = weight[row] * sample.share(row, 0);
        }
        this.hits = new BitSums(hit);
        this.weights = new BitSums(weight);
    }

    /** The best few among the eligible rows at an exchange rate of F1 and a price of a literal, best first. */
    List<Body> best(int most, double rate, double price, long[] eligible) {
        return bodies.stream()
                .map(body -> new ScoredBody(body, worth(body, rate, eligible) - price * body.length()))
                .sorted(Comparator.comparingDouble(scored -> -scored.worth()))
                .limit(most)
                .map(ScoredBody::body)
                .toList();
    }

    private double worth(Body body, double rate, long[] eligible) {
        return 2 * hits.sum(body.words(), eligible) - rate * weights.sum(body.words(), eligible);
    }
}
