package dev.cleave.rules.split;

import dev.cleave.network.exact.ExactWeights;
import java.math.BigInteger;

/** For weights that lie too far apart for a long: 1e-30 beside 6. */
final class BigRemainder implements Remainder {
    private final ExactWeights weights;
    private final BigInteger[] rest; // [weights + 1], rest[i] is the sum of the weights from i on
    private BigInteger missing;

    BigRemainder(ExactWeights weights, BigInteger bound) {
        this.weights = weights;
        this.rest = new BigInteger[weights.size() + 1];
        rest[weights.size()] = BigInteger.ZERO;
        for (int i = weights.size() - 1; i >= 0; i--) {
            rest[i] = rest[i + 1].add(weights.size(i));
        }
        this.missing = bound;
    }

    @Override
    public boolean isMetBy(int i) {
        return weights.size(i).compareTo(missing) >= 0;
    }

    @Override
    public boolean isInReach(int i) {
        return rest[i].compareTo(missing) >= 0;
    }

    @Override
    public void take(int i) {
        missing = missing.subtract(weights.size(i));
    }

    @Override
    public void putBack(int i) {
        missing = missing.add(weights.size(i));
    }
}
