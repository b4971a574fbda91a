package dev.cleave.search;

import dev.cleave.logic.Rule;
import java.util.Comparator;
import java.util.List;

/** Bodies that may be taken whole, with what they cover, compared 64 rows at a time. */
final class BinaryPool {
    private final List<Body> bodies;
    private final BitSums hits;
    private final BitSums weights;

    BinaryPool(Sample sample, List<Rule.All> pool) {
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
                .map(body -> new Scored(body, worth(body, rate, eligible) - price * body.length()))
                .sorted(Comparator.comparingDouble(scored -> -scored.worth()))
                .limit(most)
                .map(Scored::body)
                .toList();
    }

    private double worth(Body body, double rate, long[] eligible) {
        return 2 * hits.sum(body.words(), eligible) - rate * weights.sum(body.words(), eligible);
    }
}
