package dev.cleave.io.text;

import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.exact.ClassPoints;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Points of classes: each has some from the start, and more or fewer for every condition that holds.
 *
 * @param start [classes]
 * @param gains [conditions][classes]
 */
public record PointTable(List<BigDecimal> start, List<List<BigDecimal>> gains) {
    public PointTable {
        start = List.copyOf(start);
        gains = gains.stream().map(List::copyOf).toList();
    }

    /**
     * Those of a hard network with classes. Only differences between classes matter: what most of them get is taken from all.
     * A condition that always holds or never does gains nothing, and what it adds is in the start.
     *
     * @param rules auxiliary k is the network's conjunction k
     */
    public static PointTable of(HardNetwork network, RuleSet rules) {
        ClassPoints points = ClassPoints.of(network.disjunctions());
        List<BigDecimal> start = points.start();
        List<List<BigDecimal>> gains = new ArrayList<>();
        for (int k = 0; k < network.conjunctions().nodes(); k++) {
            int conjunction = k;
            List<BigDecimal> some =
                    points.gains().stream().map(all -> all.get(conjunction)).toList();
            Definition definition = rules.auxiliaries().get(k);
            if (isConstant(definition) && !definition.rules().isEmpty()) {
                start = sum(start, some);
            }
            gains.add(isConstant(definition) ? none(some) : less(some, usual(some)));
        }
        return new PointTable(less(start, Collections.min(start)), gains);
    }

    private static List<BigDecimal> sum(List<BigDecimal> some, List<BigDecimal> more) {
        return IntStream.range(0, some.size())
                .mapToObj(i -> some.get(i).add(more.get(i)))
                .toList();
    }

    private static boolean isConstant(Definition definition) {
        return definition.rules().stream().allMatch(rule -> rule.literals().isEmpty());
    }

    private static List<BigDecimal> none(List<BigDecimal> points) {
        return points.stream().map(some -> BigDecimal.ZERO).toList();
    }

    private static List<BigDecimal> less(List<BigDecimal> points, BigDecimal amount) {
        return amount.signum() == 0
                ? points
                : points.stream().map(some -> some.subtract(amount)).toList();
    }

    /** What two classes or more get, if any; of several such the one that most get, of equals 0 or the first. */
    private static BigDecimal usual(List<BigDecimal> points) {
        Map<BigDecimal, Integer> counts = new LinkedHashMap<>();
        points.forEach(some ->
                counts.merge(some.signum() == 0 ? BigDecimal.ZERO : some.stripTrailingZeros(), 1, Integer::sum));
        BigDecimal usual = BigDecimal.ZERO;
        int most = Math.max(1, counts.getOrDefault(usual, 0));
        for (Map.Entry<BigDecimal, Integer> count : counts.entrySet()) {
            if (count.getValue() > most) {
                usual = count.getKey();
                most = count.getValue();
            }
        }
        return usual;
    }

    /** So many times as much, in whole numbers that are near. */
    PointTable scaled(BigDecimal factor) {
        return each(points -> points.multiply(factor).setScale(0, RoundingMode.HALF_EVEN));
    }

    /** The same proportions in the least whole numbers. */
    PointTable inWholeNumbers() {
        int digits = all().mapToInt(BigDecimal::scale).max().orElse(0);
        BigDecimal divisor =
                new BigDecimal(all().map(points -> points.movePointRight(digits).toBigIntegerExact())
                        .reduce(BigInteger.ZERO, BigInteger::gcd)
                        .max(BigInteger.ONE));
        return each(points -> points.movePointRight(digits).divide(divisor, 0, RoundingMode.UNNECESSARY));
    }

    Stream<BigDecimal> all() {
        return Stream.concat(start.stream(), gains.stream().flatMap(List::stream));
    }

    private PointTable each(UnaryOperator<BigDecimal> change) {
        return new PointTable(
                start.stream().map(change).toList(),
                gains.stream().map(some -> some.stream().map(change).toList()).toList());
    }

    /** Of one class, where these conditions hold. */
    public BigDecimal points(int output, BitSet conditions) {
        BigDecimal points = start.get(output);
        for (int k = conditions.nextSetBit(0); k >= 0; k = conditions.nextSetBit(k + 1)) {
            points = points.add(gains.get(k).get(output));
        }
        return points;
    }
}
