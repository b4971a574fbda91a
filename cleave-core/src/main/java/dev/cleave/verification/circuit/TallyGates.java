package dev.cleave.verification.circuit;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.ClassTally.Condition;
import dev.cleave.logic.ClassTally.Gain;
import dev.cleave.logic.Literal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * Points of classes for what their atoms are in a circuit, in one form: a literal that is negated or always holds counts from the start,
 * atoms of the same literal count together. Used once.
 */
final class TallyGates {
    private final List<BigInteger> start;
    private final Map<Integer, Map<Integer, BigInteger>> gains = new TreeMap<>(); // by literal, by class

    /** @param gate the literal of an atom */
    TallyGates(List<BigInteger> start, List<Condition> conditions, ToIntFunction<Literal> gate) {
        this.start = new ArrayList<>(start);
        conditions.forEach(condition -> add(gate.applyAsInt(Literal.of(condition.atom())), condition.gains()));
    }

    private void add(int literal, List<Gain> some) {
        boolean isNegated = (literal & 1) != 0 && literal != Circuit.FALSE;
        for (Gain gain : some) {
            if (literal == Circuit.TRUE || isNegated) {
                start.set(gain.output(), start.get(gain.output()).add(gain.points()));
            }
            if (literal > Circuit.FALSE) {
                BigInteger points = isNegated ? gain.points().negate() : gain.points();
                gains.computeIfAbsent(literal & ~1, any -> new TreeMap<>())
                        .merge(gain.output(), points, BigInteger::add);
            }
        }
    }

    ClassTally tally() {
        List<Condition> conditions = new ArrayList<>();
        gains.forEach((literal, points) -> conditions.add(new Condition(literal, gains(points))));
        return new ClassTally(start, conditions).reduced();
    }

    private static List<Gain> gains(Map<Integer, BigInteger> points) {
        return points.entrySet().stream()
                .map(entry -> new Gain(entry.getKey(), entry.getValue()))
                .toList();
    }
}
