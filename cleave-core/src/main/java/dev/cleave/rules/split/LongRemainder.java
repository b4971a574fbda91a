package dev.cleave.rules.split;

/** For weights whose sums fit in a long, as nearly all do. */
final class LongRemainder implements Remainder {
    private final long[] weights;
    private final long[] rest; // [weights + 1], rest[i] is the sum of the weights from i on
    private long missing;

    LongRemainder(long[] weights, long bound) {
        this.weights = weights;
        this.rest = new long[weights.length + 1];
        for (int i = weights.length - 1; i >= 0; i--) {
            rest[i] = rest[i + 1] + weights[i];
        }
        this.missing = bound;
    }

    @Override
    public boolean isMetBy(int i) {
        return weights[i] >= missing;
    }

    @Override
    public boolean isInReach(int i) {
        return rest[i] >= missing;
    }

    @Override
    public void take(int i) {
        missing -= weights[i];
    }

    @Override
    public void putBack(int i) {
        missing += weights[i];
    }
}
