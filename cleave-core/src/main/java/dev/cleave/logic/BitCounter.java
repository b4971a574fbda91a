package dev.cleave.logic;

import java.math.BigInteger;
import java.util.BitSet;

/** Scores an at-least rule: each literal's weight is added to 64 counters at once, kept as bit planes. */
final class BitCounter {
    private final Rule.AtLeast rule;
    private final Columns columns;
    private final int planes;

    BitCounter(Rule.AtLeast rule, Columns columns) {
        this.rule = rule;
        this.columns = columns;
        BigInteger total = rule.terms().stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
        this.planes = Math.max(total.bitLength(), rule.bound().bitLength());
    }

    void count(long[] covered) {
        if (rule.bound().signum() <= 0) {
            for (int i = 0; i < covered.length; i++) {
                covered[i] = columns.mask(i);
            }
            return;
        }
        for (int i = 0; i < covered.length; i++) {
            covered[i] = isAtLeast(sums(i)) & columns.mask(i);
        }
    }

    /** The sum of each of 64 rows, bit p of it in plane p. */
    private long[] sums(int word) {
        long[] sums = new long[planes];
        for (Rule.Term term : rule.terms()) {
            Literal literal = term.literal();
            long holds = columns.word(literal.atom(), word) ^ (literal.positive() ? 0 : -1L);
            add(holds, BitSet.valueOf(littleEndian(term.weight())), sums);
        }
        return sums;
    }

    private static void add(long holds, BitSet weight, long[] sums) {
        long carry = 0;
        for (int plane = 0; plane < sums.length; plane++) {
            long addend = weight.get(plane) ? holds : 0;
            long sum = sums[plane] ^ addend ^ carry;
            carry = sums[plane] & addend | carry & (sums[plane] ^ addend);
            sums[plane] = sum;
        }
    }

    /** Compares with the bound from the highest plane down. */
    private long isAtLeast(long[] sums) {
        long greater = 0;
        long equal = -1L;
        for (int plane = planes - 1; plane >= 0; plane--) {
            long bound = rule.bound().testBit(plane) ? -1L : 0;
            greater |= equal & sums[plane] & ~bound;
            equal &= ~(sums[plane] ^ bound);
        }
        return greater | equal;
    }

    private static byte[] littleEndian(BigInteger value) {
        byte[] big = value.toByteArray();
        byte[] little = new byte[big.length];
        for (int i = 0; i < big.length; i++) {
            little[i] = big[big.length - 1 - i];
        }
        return little;
    }
}
