package dev.cleave.logic.bits;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** Scores an at-least rule: each literal's weight is added to 64 counters at once, kept as bit planes. */
final class BitCounter {
    private final List<Rule.Term> terms;
    private final BitColumns columns;
    private final boolean[] bound; // [planes], lowest first
    private final boolean[][] weights; // [terms][bits], lowest first
    private final long[] sums; // [planes], bit p of the sums of 64 rows
    private final boolean isAlways;

    BitCounter(Rule.AtLeast rule, BitColumns columns) {
        this.terms = rule.terms();
        this.columns = columns;
        BigInteger total = terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
        this.bound = bits(rule.bound(), Math.max(total.bitLength(), rule.bound().bitLength()));
        this.weights = terms.stream()
                .map(term -> bits(term.weight(), term.weight().bitLength()))
                .toArray(boolean[][]::new);
        this.sums = new long[bound.length];
        this.isAlways = rule.bound().signum() <= 0;
    }

    private static boolean[] bits(BigInteger number, int count) {
        boolean[] bits = new boolean[count];
        for (int i = 0; i < count; i++) {
            bits[i] = number.testBit(i);
        }
        return bits;
    }

    void count(long[] covered) {
        for (int i = 0; i < covered.length; i++) {
            covered[i] = isAlways ? columns.mask(i) : reached(i) & columns.mask(i);
        }
    }

    private long reached(int word) {
        Arrays.fill(sums, 0);
        for (int i = 0; i < weights.length; i++) {
            Literal literal = terms.get(i).literal();
            add(columns.word(literal.atom(), word) ^ (literal.positive() ? 0 : -1L), weights[i]);
        }
        return isAtLeast();
    }

    /** Planes above the weight's highest bit change only as long as something is carried there. */
    private void add(long holds, boolean[] weight) {
        long carry = 0;
        for (int plane = 0; plane < weight.length || carry != 0; plane++) {
            long addend = plane < weight.length && weight[plane] ? holds : 0;
            long before = sums[plane];
            sums[plane] = before ^ addend ^ carry;
            carry = before & addend | carry & (before ^ addend);
        }
    }

    /** Compares with the bound from the highest plane down. */
    private long isAtLeast() {
        long greater = 0;
        long equal = -1L;
        for (int plane = sums.length - 1; plane >= 0; plane--) {
            if (bound[plane]) {
                equal &= sums[plane];
            } else {
                greater |= equal & sums[plane];
                equal &= ~sums[plane];
            }
        }
        return greater | equal;
    }
}
