package dev.cleave.rules.split;

import java.math.BigInteger;

/** A sum of products of non-negative longs, in 126 bits. */
final class WideSum {
    private long high; // in units of 2^63
    private long low; // below 2^63

    void addProduct(long a, long b) {
        long product = a * b;
        high += Math.multiplyHigh(a, b) << 1 | product >>> 63;
        low += product & Long.MAX_VALUE;
        high += low >>> 63;
        low &= Long.MAX_VALUE;
    }

    BigInteger toBigInteger() {
        return BigInteger.valueOf(high).shiftLeft(Long.SIZE - 1).add(BigInteger.valueOf(low));
    }
}
