package dev.cleave.search;

import dev.cleave.logic.Rule;
import java.util.ArrayList;
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

    /** The best few among the eligible rows at the given F1 and price of a literal, best first. */
    List<Body> best(int most, double f1, double literal, long[] eligible) {
        List<Scored> best = new ArrayList<>();
        for (Body body : bodies) {
            double sum = 2 * hits.sum(body.words(), eligible) - f1 * weights.sum(body.words(), eligible);
            Scored scored = new Scored(body, sum - literal * body.length());
            if (most > 0 && best.size() < most || most > 0 && scored.worth() > best.get(most - 1).worth()) {
                best.add(scored);
                best.sort(Comparator.comparingDouble(other -> -other.worth()));
                best.subList(Math.min(most, best.size()), best.size()).clear();
            }
        }
        return best.stream().map(Scored::body).toList();
    }
}
