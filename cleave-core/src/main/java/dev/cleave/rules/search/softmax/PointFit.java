package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Rule;
import dev.cleave.rules.search.binary.BestBound;
import dev.cleave.rules.search.binary.SampleF1;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.List;

/** Makes scores of one head whole points: the fewest that rows with labels can't tell from the scores themselves. */
public final class PointFit {
    private static final List<Integer> LARGEST = List.of(1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60, 100);
    private static final double STANDARD_ERRORS = 0.25;

    private final WeightedSample judged;
    private final SampleF1 agreement;

    /** @param judged rows whose F1 decides on the bound and on the rounding */
    public PointFit(WeightedSample judged) {
        this.judged = judged;
        this.agreement = new SampleF1(judged);
    }

    /** With the bound that has the highest F1; a head that never holds has no conjunctions, and a bound of 1. */
    public PointList of(ScoredRules rules) {
        double[] scores = rules.scores(judged.columns());
        BestBound exact = BestBound.of(scores, judged);
        long[] wanted = PointList.atLeast(scores, exact.bound());
        PointList points = new PointList(List.of(), List.of(), 1);
        for (int largest : LARGEST) {
            points = rounded(rules, largest);
            long[] covered = points.covered(judged.columns());
            double lost = exact.f1() - agreement.f1(covered);
            if (lost <= STANDARD_ERRORS * agreement.error(wanted, covered)) {
                return points;
            }
        }
        return points;
    }

    /** The largest score has so many points. */
    PointList rounded(ScoredRules rules, int largest) {
        double most = 0;
        for (int k = 0; k < rules.bodies().size(); k++) {
            most = Math.max(most, Math.abs(rules.score(k, 0)));
        }
        List<Rule.All> bodies = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        for (int k = 0; k < rules.bodies().size() && most > 0; k++) {
            int some = (int) Math.round(rules.score(k, 0) / most * largest);
            if (some != 0) {
                bodies.add(rules.bodies().get(k));
                points.add(some);
            }
        }
        return bounded(new PointList(bodies, points, 1));
    }

    private PointList bounded(PointList points) {
        double bound = BestBound.of(points.sums(judged.columns()), judged).bound();
        return new PointList(points.bodies(), points.points(), Double.isInfinite(bound) ? never(points) : (int) bound);
    }

    private static int never(PointList points) {
        return 1 + points.points().stream().mapToInt(some -> Math.max(0, some)).sum();
    }
}
