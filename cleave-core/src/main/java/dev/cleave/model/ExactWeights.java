package dev.cleave.pruning;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The magnitudes of a node's non-zero weights as integers of one scale, largest first: a float is an integer times 2^e. */
public final class ExactWeights {
    private static final int MOST_BITS = 62;

    private final int[] inputs;
    private final BigInteger[] sizes;
    private final BigInteger total;

    private ExactWeights(int[] inputs, BigInteger[] sizes) {
        this.inputs = inputs;
        this.sizes = sizes;
        this.total = IntStream.range(0, sizes.length).mapToObj(i -> sizes[i]).reduce(BigInteger.ZERO, BigInteger::add);
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
        return new ExactWeights(inputs, sizes);
    }

    private static float requireFinite(float weight) {
        if (!Float.isFinite(weight)) {
            throw new IllegalArgumentException("a weight is " + weight + ", not a finite number");
        }
        return weight;
    }

    /** e, where the weight is an odd integer times 2^e. */
    private static int exponent(float weight) {
        return Math.getExponent(Math.ulp(weight)) + Integer.numberOfTrailingZeros(unit(weight));
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
