package dev.cleave.rules.split;

import dev.cleave.network.exact.ExactWeights;
import java.math.BigInteger;

/** What a sum of chosen weights still lacks, exactly. Weights go by rank, largest first. */
sealed interface Remainder permits LongRemainder, BigRemainder {
    /** Whether weight i alone is enough. */
    boolean isMetBy(int i);

    /** Whether the weights from i on are enough together. */
    boolean isInReach(int i);

    void take(int i);

    void putBack(int i);

    static Remainder of(ExactWeights weights, BigInteger bound) {
        return weights.areSmall() && bound.bitLength() < Long.SIZE
                ? new LongRemainder(weights.toLongs(), bound.longValueExact())
                : new BigRemainder(weights, bound);
    }
}
