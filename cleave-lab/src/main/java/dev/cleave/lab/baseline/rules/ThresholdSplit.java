package dev.cleave.lab.baseline.rules;

import java.util.List;
import java.util.Optional;

/**
 * The best threshold of a numeric attribute, by its gain, which the choice among thresholds makes smaller (Quinlan, Improved
 * Use of Continuous Attributes in C4.5, 1996).
 */
final class ThresholdSplit {
    private static final double MOST_NEEDED = 25;

    private final WeightedRows rows;
    private final int attribute;
    private final SortedRows sorted;
    private final double[] below;
    private final double[] above;
    private double belowSize;
    private double aboveSize;
    private double belowSum; // of x log2 x over the classes
    private double aboveSum;
    private int tried;
    private int best = -1;
    private double least = Double.POSITIVE_INFINITY; // bits that are left
    private double bestBelow;

    ThresholdSplit(WeightedRows rows, int attribute) {
        this.rows = rows;
        this.attribute = attribute;
        this.sorted = rows.sorted(attribute);
        this.below = new double[rows.all().classes()];
        this.above = new double[rows.all().classes()];
        for (int i = 0; i < sorted.size(); i++) {
            above[rows.classOf(sorted.position(i))] += rows.weight(sorted.position(i));
        }
        for (double weight : above) {
            aboveSize += weight;
        }
        this.aboveSum = WeightedRows.sumOfXlog2(above);
    }

    /** None where no threshold leaves enough rows on both sides, or nothing is gained. */
    Optional<TreeSplit> best() {
        double known = aboveSize;
        double before = BinaryLog.xlog2(known) - aboveSum;
        double needed = needed(known);
        for (int i = 0; i + 1 < sorted.size(); i++) {
            move(sorted.position(i));
            if (sorted.isLastOfCode(i) && belowSize >= needed && aboveSize >= needed) {
                tryAt(i);
            }
        }
        return best < 0 ? Optional.empty() : split(known, before);
    }

    /** A tenth of what a class has on average, at least 2 and at most 25. */
    private double needed(double known) {
        double tenth = 0.1 * known / rows.all().classes();
        return Math.min(MOST_NEEDED, Math.max(SplitChoice.FEWEST, tenth));
    }

    private void move(int position) {
        int of = rows.classOf(position);
        double weight = rows.weight(position);
        belowSum += BinaryLog.xlog2(below[of] + weight) - BinaryLog.xlog2(below[of]);
        aboveSum += BinaryLog.xlog2(above[of] - weight) - BinaryLog.xlog2(above[of]);
        below[of] += weight;
        above[of] -= weight;
        belowSize += weight;
        aboveSize -= weight;
    }

    private void tryAt(int i) {
        tried++;
        double left = BinaryLog.xlog2(belowSize) - belowSum + BinaryLog.xlog2(aboveSize) - aboveSum;
        if (left < least - 1e-9) {
            least = left;
            best = i;
            bestBelow = belowSize;
        }
    }

    private Optional<TreeSplit> split(double known, double before) {
        double total = rows.total();
        double gain = (before - least - BinaryLog.log2(tried)) / total;
        double own = SplitInformation.of(total, bestBelow, known - bestBelow);
        if (gain <= 1e-9 || own <= 1e-9) {
            return Optional.empty();
        }
        int code =
                rows.all().table().attributes().get(attribute).notAboveMiddle(sorted.code(best), sorted.code(best + 1));
        return Optional.of(new TreeSplit(
                attribute,
                List.of(
                        new Condition(attribute, Condition.Comparison.AT_MOST, code),
                        new Condition(attribute, Condition.Comparison.AT_LEAST, code + 1)),
                List.of(bestBelow / known, 1 - bestBelow / known),
                gain,
                gain / own));
    }
}
