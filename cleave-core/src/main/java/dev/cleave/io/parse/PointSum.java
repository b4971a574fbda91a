package dev.cleave.io.parse;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/** Points for and against that must add up to a bound, as one at-least rule: points against are points for the opposite. Used once. */
final class PointSum {
    private final Map<Integer, BigInteger> sums = new TreeMap<>(); // by atom
    private BigInteger bound;

    PointSum(BigInteger bound) {
        this.bound = bound;
    }

    void add(Literal literal, BigInteger points) {
        sums.merge(literal.atom(), literal.positive() ? points : points.negate(), BigInteger::add);
        bound = literal.positive() ? bound : bound.subtract(points);
    }

    Rule.AtLeast rule() {
        sums.values().removeIf(points -> points.signum() == 0);
        BigInteger against = sums.values().stream()
                .map(points -> points.min(BigInteger.ZERO))
                .reduce(BigInteger.ZERO, BigInteger::add);
        return new Rule.AtLeast(
                sums.entrySet().stream()
                        .map(sum -> new Rule.Term(
                                new Literal(sum.getKey(), sum.getValue().signum() > 0),
                                sum.getValue().abs()))
                        .toList(),
                bound.subtract(against));
    }
}
