package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Makes scores of one head whole points: the smallest that answer nearly all of some rows as the scores do. */
public final class PointRounding {
    private static final List<Integer> LARGEST = List.of(1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60, 100);
    private static final double TOLERATED = 0.004; // of the rows

    private final BitColumns rows;

    public PointRounding(BitColumns rows) {
        this.rows = rows;
    }

    /** The head holds where scores are above the bound. */
    public PointList of(ScoredRules rules, double bound) {
        double[] scores = rules.scores(rows);
        PointList points = new PointList(List.of(), List.of(), rules.bias(0) > bound ? 0 : 1);
        double most = IntStream.range(0, rules.bodies().size())
                .mapToDouble(k -> Math.abs(rules.score(k, 0)))
                .max()
                .orElse(0);
        for (int largest : LARGEST) {
            if (most > 0) {
                Rounded rounded = rounded(rules, largest / most, scores, bound);
                points = rounded.points;
                if (rounded.changed <= TOLERATED * rows.rows()) {
                    break;
                }
            }
        }
        return points;
    }

    private record Rounded(PointList points, int changed) {}

    private Rounded rounded(ScoredRules rules, double factor, double[] scores, double bound) {
        List<Rule.All> bodies = new ArrayList<>();
        List<Integer> points = new ArrayList<>();
        for (int k = 0; k < rules.bodies().size(); k++) {
            int some = (int) Math.round(rules.score(k, 0) * factor);
            if (some != 0) {
                bodies.add(rules.bodies().get(k));
                points.add(some);
            }
        }
        return bounded(new PointList(bodies, points, 1), scores, bound);
    }

    /** With the bound that changes the fewest answers; of equals the one nearest to the middle of all points. */
    private Rounded bounded(PointList points, double[] scores, double bound) {
        double[] sums = points.sums(rows);
        int lowest =
                points.points().stream().mapToInt(some -> Math.min(0, some)).sum();
        int highest =
                points.points().stream().mapToInt(some -> Math.max(0, some)).sum();
        int[] holding = new int[highest - lowest + 2]; // by points, less the lowest
        int[] others = new int[highest - lowest + 2];
        for (int row = 0; row < scores.length; row++) {
            (scores[row] > bound ? holding : others)[(int) sums[row] - lowest]++;
        }
        int changed = Arrays.stream(others).sum();
        int fewest = changed;
        int best = 0;
        for (int i = 1; i < holding.length; i++) {
            changed += holding[i - 1] - others[i - 1];
            boolean nearer =
                    changed == fewest && Math.abs(2 * i - holding.length) < Math.abs(2 * best - holding.length);
            if (changed < fewest || nearer) {
                fewest = changed;
                best = i;
            }
        }
        return new Rounded(new PointList(points.bodies(), points.points(), best + lowest), fewest);
    }
}
