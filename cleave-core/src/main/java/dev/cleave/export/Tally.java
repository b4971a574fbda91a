package dev.cleave.export;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Points of classes, in short decimals: each has some from the start, and more or fewer for every condition that holds.
 *
 * @param start [classes]
 * @param gains [conditions][classes]
 */
record Tally(List<BigDecimal> start, List<List<BigDecimal>> gains) {
    Tally {
        start = List.copyOf(start);
        gains = gains.stream().map(List::copyOf).toList();
    }

    Tally rounded(int digits) {
        UnaryOperator<BigDecimal> round = points -> points.setScale(digits, RoundingMode.HALF_EVEN);
        return new Tally(
                start.stream().map(round).toList(),
                gains.stream().map(some -> some.stream().map(round).toList()).toList());
    }

    /** The class with the most points, the first of equals. */
    int best(BitSet conditions) {
        int best = 0;
        BigDecimal most = points(0, conditions);
        for (int output = 1; output < start.size(); output++) {
            BigDecimal points = points(output, conditions);
            if (points.compareTo(most) > 0) {
                best = output;
                most = points;
            }
        }
        return best;
    }

    private BigDecimal points(int output, BitSet conditions) {
        BigDecimal points = start.get(output);
        for (int k = conditions.nextSetBit(0); k >= 0; k = conditions.nextSetBit(k + 1)) {
            points = points.add(gains.get(k).get(output));
        }
        return points;
    }
}
