package dev.cleave.network.exact;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The magnitudes of a node's non-zero weights as the smallest integers of the same proportions, largest first: a float is an
 * integer times 2^e, so nothing is rounded.
 */
public final class ExactWeights {
    private static final int MOST_BITS = 62;
    private static final int MANTISSA_BITS = 23;

    private final int[] inputs;
    private final boolean[] positive; // [sizes]
    private final BigInteger[] sizes;
    private final BigInteger total;

    private ExactWeights(int[] inputs, boolean[] positive, BigInteger[] sizes) {
        this.inputs = inputs;
        this.positive = positive;
        this.sizes = sizes;
        this.total = Arrays.stream(sizes).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** Throws {@link IllegalArgumentException} where a weight is not finite. */
    public static ExactWeights of(float[] weights) {
        int[] inputs = IntStream.range(0, weights.length)
                .filter(i -> requireFinite(weights[i]) != 0)
                .boxed()
                .sorted(Comparator.comparing(i -> -Math.abs(weights[i])))
                .mapToInt(i -> i)
                .toArray();
        int scale = IntStream.of(inputs).map(i -> exponent(weights[i])).min().orElse(0);
        BigInteger[] sizes = IntStream.of(inputs)
                .mapToObj(i -> mantissa(weights[i]).shiftLeft(exponent(weights[i]) - scale))
                .toArray(BigInteger[]::new);
        return new ExactWeights(inputs, positive(inputs, weights), withoutDivisor(sizes));
    }

    private static boolean[] positive(int[] inputs, float[] weights) {
        boolean[] positive = new boolean[inputs.length];
        for (int i = 0; i < inputs.length; i++) {
            positive[i] = weights[inputs[i]] > 0;
        }
        return positive;
    }

    private static BigInteger[] withoutDivisor(BigInteger[] sizes) {
        BigInteger divisor = Arrays.stream(sizes).reduce(BigInteger.ZERO, BigInteger::gcd);
        return divisor.compareTo(BigInteger.ONE) <= 0
                ? sizes
                : Arrays.stream(sizes).map(size -> size.divide(divisor)).toArray(BigInteger[]::new);
    }

    private static float requireFinite(float weight) {
        if (!Float.isFinite(weight)) {
            throw new IllegalArgumentException("a weight is " + weight + ", not a finite number");
        }
        return weight;
    }

    /** e, where the weight is an odd integer times 2^e. */
    private static int exponent(float weight) {
        int place = Math.max(Math.getExponent(weight), Float.MIN_EXPONENT) - MANTISSA_BITS; // ulp may be subnormal
        return place + Integer.numberOfTrailingZeros(unit(weight));
    }

    private static BigInteger mantissa(float weight) {
        int unit = unit(weight);
        return BigInteger.valueOf(unit >>> Integer.numberOfTrailingZeros(unit));
    }

    /** The weight's magnitude in units of its last place, below 2^24. */
    private static int unit(float weight) {
        return (int) ((double) Math.abs(weight) / Math.ulp(weight));
    }

    public int size() {
        return inputs.length;
    }

    /** The input of each weight. */
    public int[] inputs() {
        return inputs.clone();
    }

    /** Whether a weight is above 0, so that its input matches it where it is true. */
    public boolean isPositive(int i) {
        return positive[i];
    }

    public BigInteger size(int i) {
        return sizes[i];
    }

    /** The largest weight; 0 where there is none. */
    public BigInteger largest() {
        return sizes.length == 0 ? BigInteger.ZERO : sizes[0];
    }

    public BigInteger total() {
        return total;
    }

    /** Whether every sum of weights fits in a long, with a bit to spare. */
    public boolean areSmall() {
        return total.bitLength() <= MOST_BITS;
    }

    /** The weights; only where they are small. */
    public long[] toLongs() {
        return IntStream.range(0, sizes.length)
                .mapToLong(i -> sizes[i].longValueExact())
                .toArray();
    }
}
