package dev.cleave.export;

import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.ClassPoints;
import dev.cleave.model.NeuralDnf;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Points of classes: each has some from the start, and more or fewer for every condition that holds.
 *
 * @param start [classes]
 * @param gains [conditions][classes]
 */
public record Tally(List<BigDecimal> start, List<List<BigDecimal>> gains) {
    public Tally {
        start = List.copyOf(start);
        gains = gains.stream().map(List::copyOf).toList();
    }

    /**
     * Those of a hard network with classes. Only differences between classes matter: what most of them get is taken from all.
     * A condition that always holds or never does gains nothing, and what it adds is in the start.
     *
     * @param rules auxiliary k is the network's conjunction k
     */
    public static Tally of(NeuralDnf network, RuleSet rules) {
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
        return new Tally(less(start, Collections.min(start)), gains);
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
        return points.stream().map(some -> some.subtract(amount)).toList();
    }

    /** What two classes or more get, if any; of several such the one that most get. */
    private static BigDecimal usual(List<BigDecimal> points) {
        BigDecimal usual = BigDecimal.ZERO;
        long most = Math.max(1, count(points, usual));
        for (BigDecimal some : points) {
            if (count(points, some) > most) {
                usual = some;
                most = count(points, some);
            }
        }
        return usual;
    }

    private static long count(List<BigDecimal> points, BigDecimal value) {
        return points.stream().filter(some -> some.compareTo(value) == 0).count();
    }

    public Tally rounded(int digits) {
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

    /** Of one class, where these conditions hold. */
    public BigDecimal points(int output, BitSet conditions) {
        BigDecimal points = start.get(output);
        for (int k = conditions.nextSetBit(0); k >= 0; k = conditions.nextSetBit(k + 1)) {
            points = points.add(gains.get(k).get(output));
        }
        return points;
    }
}
