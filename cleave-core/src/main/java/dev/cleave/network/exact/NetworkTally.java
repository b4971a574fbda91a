package dev.cleave.network.exact;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.ClassTally.Condition;
import dev.cleave.logic.ClassTally.Gain;
import dev.cleave.network.SemiSymbolicLayer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The raw values of classes over conjunctions that hold or don't, as points in whole numbers: weights and delta are multiples of powers of
 * two, so that nothing is rounded. With w a class's weights, it has {@code bias - sum w} where none holds, and 2 w more for each that does.
 */
public final class NetworkTally {
    private final SemiSymbolicLayer classes;
    private final int scale; // weights are multiples of 2^-scale
    private final int deltaScale;
    private final BigInteger delta; // with the sign of its kind, in units of 2^-deltaScale

    private NetworkTally(SemiSymbolicLayer classes) {
        this.classes = classes;
        this.scale = scale(classes);
        this.deltaScale = Math.max(0, places(classes.delta()));
        this.delta = whole(classes.kind().sign() * classes.delta(), deltaScale);
    }

    /** Conjunction k is atom {@code firstAtom + k}. */
    public static ClassTally of(SemiSymbolicLayer classes, int firstAtom) {
        BitSet varying = new BitSet();
        varying.set(0, classes.inputs());
        return of(classes, firstAtom, new BitSet(), varying);
    }

    /**
     * As {@link #of(SemiSymbolicLayer, int)}, where some conjunctions are known to hold always, and some to vary; all others never do.
     */
    public static ClassTally of(SemiSymbolicLayer classes, int firstAtom, BitSet always, BitSet varying) {
        return new NetworkTally(classes).tally(firstAtom, always, varying).reduced();
    }

    private ClassTally tally(int firstAtom, BitSet always, BitSet varying) {
        List<BigInteger> start = new ArrayList<>();
        List<List<Gain>> gains = new ArrayList<>();
        for (int k = 0; k < classes.inputs(); k++) {
            gains.add(new ArrayList<>());
        }
        for (int node = 0; node < classes.nodes(); node++) {
            int[] used = classes.used(node);
            BigInteger own = start(node, used);
            for (int k : used) {
                BigInteger gain = weight(node, k).shiftLeft(deltaScale + 1);
                if (always.get(k)) {
                    own = own.add(gain);
                } else if (varying.get(k)) {
                    gains.get(k).add(new Gain(node, gain));
                }
            }
            start.add(own);
        }
        List<Condition> conditions = new ArrayList<>();
        for (int k = 0; k < gains.size(); k++) {
            conditions.add(new Condition(firstAtom + k, gains.get(k)));
        }
        return new ClassTally(start, conditions);
    }

    private BigInteger start(int node, int[] used) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger total = BigInteger.ZERO;
        BigInteger largest = BigInteger.ZERO;
        for (int k : used) {
            BigInteger weight = weight(node, k);
            sum = sum.add(weight);
            total = total.add(weight.abs());
            largest = largest.max(weight.abs());
        }
        return largest.subtract(total).multiply(delta).subtract(sum.shiftLeft(deltaScale));
    }

    private BigInteger weight(int node, int k) {
        return whole(classes.weight(node, k), scale);
    }

    private static int scale(SemiSymbolicLayer layer) {
        int scale = 0;
        for (int node = 0; node < layer.nodes(); node++) {
            for (int k : layer.used(node)) {
                scale = Math.max(scale, places(layer.weight(node, k)));
            }
        }
        return scale;
    }

    /** The n for which a number is an odd multiple of 2^-n; 0 where it is none. */
    private static int places(double number) {
        long mantissa = Double.doubleToRawLongBits(number) & (1L << 52) - 1;
        return number == 0 ? 0 : 52 - Math.min(52, Long.numberOfTrailingZeros(mantissa)) - Math.getExponent(number);
    }

    /** A number in units of 2^-scale, of which it is a multiple. */
    private static BigInteger whole(double number, int scale) {
        double scaled = Math.scalb(number, scale);
        return Math.abs(scaled) < 0x1p62
                ? BigInteger.valueOf((long) scaled)
                : new BigDecimal(scaled).toBigIntegerExact();
    }
}
