package dev.cleave.logic;

import dev.cleave.logic.bits.BitColumns;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Points of classes, in whole numbers: each class has some from the start, and more or fewer for each atom that holds; the answer is
 * the class with the most, the first of equals. Points that are 0 are not kept. Immutable.
 */
public final class ClassTally {
    private final List<BigInteger> start; // [classes]
    private final List<Condition> conditions; // in order of their atoms
    private final List<Literal> literals;
    private final WideSums sums;

    /**
     * What classes get where an atom holds.
     *
     * @param gains in order of their classes, at most one for each
     */
    public record Condition(int atom, List<Gain> gains) {
        public Condition {
            gains = gains.stream().sorted(Comparator.comparingInt(Gain::output)).toList();
        }
    }

    /** Points for one class, or against it. */
    public record Gain(int output, BigInteger points) {}

    /** Throws {@link IllegalArgumentException} where there is no class, or an atom or a class of a condition stands twice. */
    public ClassTally(List<BigInteger> start, List<Condition> conditions) {
        this.start = List.copyOf(start);
        this.conditions = conditions.stream()
                .map(ClassTally::withoutZeros)
                .filter(condition -> !condition.gains().isEmpty())
                .sorted(Comparator.comparingInt(Condition::atom))
                .toList();
        require(!start.isEmpty(), "there are no classes to give points to");
        for (int i = 0; i < this.conditions.size(); i++) {
            requireSound(i);
        }
        this.literals = this.conditions.stream()
                .map(condition -> Literal.of(condition.atom()))
                .toList();
        this.sums = new WideSums(this.start, this.conditions);
    }

    private static Condition withoutZeros(Condition condition) {
        return new Condition(
                condition.atom(),
                condition.gains().stream()
                        .filter(gain -> gain.points().signum() != 0)
                        .toList());
    }

    private void requireSound(int index) {
        Condition condition = conditions.get(index);
        require(
                index == 0 || conditions.get(index - 1).atom() < condition.atom(),
                "points of one atom stand twice: " + condition.atom());
        int before = -1;
        for (Gain gain : condition.gains()) {
            require(
                    gain.output() > before && gain.output() < start.size(),
                    "points of a class that stands twice or is none: " + gain.output());
            before = gain.output();
        }
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    public int classes() {
        return start.size();
    }

    /** What each class has where no atom holds. */
    public List<BigInteger> start() {
        return start;
    }

    public List<Condition> conditions() {
        return conditions;
    }

    /** The atoms that matter, not negated, in their order. */
    public List<Literal> literals() {
        return literals;
    }

    /** How many conditions have points for or against a class. */
    public int conditions(int output) {
        return sums.conditions(output);
    }

    /** The class with the most points, the first of equals. */
    public int best(BitSet atoms) {
        return best(atoms.toLongArray());
    }

    /** As {@link #best(BitSet)}, of a row of words, atom a being bit a % 64 of word a / 64; what is beyond them does not hold. */
    public int best(long[] row) {
        return sums.best(row);
    }

    /** The best class of each row. */
    public int[] best(BitColumns columns) {
        return sums.best(columns);
    }

    /** The same without a divisor that all points share, and with 0 as the least start. */
    public ClassTally reduced() {
        BigInteger least = start.stream().reduce(BigInteger::min).orElseThrow();
        List<BigInteger> above =
                start.stream().map(points -> points.subtract(least)).toList();
        BigInteger shared = above.stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        for (Condition condition : conditions) {
            for (Gain gain : condition.gains()) {
                shared = shared.gcd(gain.points());
            }
        }
        BigInteger divisor = shared.max(BigInteger.ONE);
        List<Condition> smaller = new ArrayList<>();
        for (Condition condition : conditions) {
            List<Gain> gains = condition.gains().stream()
                    .map(gain -> new Gain(gain.output(), gain.points().divide(divisor)))
                    .toList();
            smaller.add(new Condition(condition.atom(), gains));
        }
        return new ClassTally(
                above.stream().map(points -> points.divide(divisor)).toList(), smaller);
    }

    /** When a class has at least as many points as another; an at-least rule, in which conditions against it are negated. */
    public Rule.AtLeast atLeastAsMany(int one, int other) {
        BigInteger bound = start.get(other).subtract(start.get(one));
        List<Rule.Term> terms = new ArrayList<>();
        for (Condition condition : conditions) {
            BigInteger lead = points(condition, one).subtract(points(condition, other));
            if (lead.signum() != 0) {
                terms.add(new Rule.Term(new Literal(condition.atom(), lead.signum() > 0), lead.abs()));
                bound = bound.subtract(lead.min(BigInteger.ZERO));
            }
        }
        return new Rule.AtLeast(terms, bound);
    }

    private static BigInteger points(Condition condition, int output) {
        int low = 0;
        int high = condition.gains().size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            Gain gain = condition.gains().get(middle);
            if (gain.output() == output) {
                return gain.points();
            }
            low = gain.output() < output ? middle + 1 : low;
            high = gain.output() > output ? middle : high;
        }
        return BigInteger.ZERO;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof ClassTally that && start.equals(that.start) && conditions.equals(that.conditions);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + conditions.hashCode();
    }

    @Override
    public String toString() {
        return "Tally[" + start.size() + " classes, " + conditions.size() + " conditions, "
                + Arrays.toString(start.stream().limit(3).toArray()) + "]";
    }
}
