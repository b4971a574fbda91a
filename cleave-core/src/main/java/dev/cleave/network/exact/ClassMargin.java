package dev.cleave.network.exact;

import dev.cleave.network.SemiSymbolicLayer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * When one class is at least as probable as another, over conjunctions that are -1 or 1, in integers: where the weights of the
 * inputs that match their signs add up to at least the bound. With d the difference of the two classes' weights, D the sum of
 * |d|, m that over matched inputs and b the difference of the two biases, f - f' = 2 m - D + b, so that it is not below 0 where
 * 2 m is at least D - b.
 *
 * @param weights those that are not 0; without a common divisor
 */
public record ClassMargin(List<Weight> weights, BigInteger bound) {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    public ClassMargin {
        weights = List.copyOf(weights);
    }

    /** What an input adds where it is true (positive) or false (not positive). */
    public record Weight(int input, boolean positive, BigInteger size) {}

    /** Throws {@link IndexOutOfBoundsException} where there is no such class. */
    public static ClassMargin of(SemiSymbolicLayer classes, int one, int other) {
        Objects.checkIndex(one, classes.nodes());
        Objects.checkIndex(other, classes.nodes());
        BigDecimal[] differences = new BigDecimal[classes.inputs()];
        BigDecimal total = BigDecimal.ZERO;
        for (int i = 0; i < differences.length; i++) {
            differences[i] = weight(classes, one, i).subtract(weight(classes, other, i));
            total = total.add(differences[i].abs());
        }
        BigDecimal bias = bias(classes, one).subtract(bias(classes, other));
        return inIntegers(differences, total.subtract(bias).divide(TWO));
    }

    private static ClassMargin inIntegers(BigDecimal[] differences, BigDecimal least) {
        int scale = 0;
        for (BigDecimal difference : differences) {
            scale = Math.max(scale, difference.scale());
        }
        BigInteger divisor = BigInteger.ZERO;
        for (BigDecimal difference : differences) {
            divisor = divisor.gcd(difference.movePointRight(scale).toBigIntegerExact());
        }
        divisor = divisor.max(BigInteger.ONE);
        List<Weight> weights = new ArrayList<>();
        for (int i = 0; i < differences.length; i++) {
            if (differences[i].signum() != 0) {
                BigInteger size = differences[i].abs().movePointRight(scale).toBigIntegerExact();
                weights.add(new Weight(i, differences[i].signum() > 0, size.divide(divisor)));
            }
        }
        BigDecimal bound = least.movePointRight(scale).divide(new BigDecimal(divisor), 0, RoundingMode.CEILING);
        return new ClassMargin(weights, bound.toBigInteger());
    }

    static BigDecimal weight(SemiSymbolicLayer layer, int node, int input) {
        return new BigDecimal(layer.weight(node, input));
    }

    static BigDecimal bias(SemiSymbolicLayer layer, int node) {
        BigDecimal total = BigDecimal.ZERO;
        BigDecimal largest = BigDecimal.ZERO;
        for (int i : layer.used(node)) {
            BigDecimal size = weight(layer, node, i).abs();
            total = total.add(size);
            largest = largest.max(size);
        }
        return new BigDecimal(layer.kind().sign() * layer.delta()).multiply(largest.subtract(total));
    }
}
