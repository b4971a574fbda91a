package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.RowList;
import java.util.BitSet;
import java.util.List;

/**
 * Conjunctions with points: a head holds where those of the conjunctions that hold add up to at least the bound.
 *
 * @param points one for each body, above 0 or below
 */
public record PointList(List<Rule.All> bodies, List<Integer> points, int bound) {
    public PointList {
        bodies = List.copyOf(bodies);
        points = List.copyOf(points);
        if (bodies.size() != points.size() || points.contains(0)) {
            throw new IllegalArgumentException(bodies.size() + " bodies have the points " + points);
        }
    }

    /** The rows in which the head holds. */
    public BitSet holding(BitColumns columns) {
        return BitSet.valueOf(covered(columns));
    }

    public int literals() {
        return bodies.stream().mapToInt(Rule.All::length).sum();
    }

    public long[] covered(BitColumns columns) {
        return atLeast(sums(columns), bound);
    }

    static long[] atLeast(double[] sums, double bound) {
        long[] covered = new long[(sums.length + 63) >>> 6];
        for (int row = 0; row < sums.length; row++) {
            covered[row >>> 6] |= sums[row] >= bound ? 1L << row : 0;
        }
        return covered;
    }

    /** The points of each row. */
    double[] sums(BitColumns columns) {
        double[] sums = new double[columns.rows()];
        long[] all = RowSets.all(columns);
        RowList rows = new RowList(columns.rows());
        for (int k = 0; k < points.size(); k++) {
            rows.set(RowSets.covered(columns, bodies.get(k).literals()), all);
            for (int i = 0; i < rows.size(); i++) {
                sums[rows.get(i)] += points.get(k);
            }
        }
        return sums;
    }
}
