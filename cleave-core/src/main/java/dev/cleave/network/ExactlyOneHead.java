package dev.cleave.network;

/**
 * One of several classes (NDNF-EO): trained so that exactly one output holds, by a constraint layer that is gone after
 * training. The answer is the output that holds most, the first of equals, so that every row has one.
 */
public record ExactlyOneHead(int outputs) implements ExclusiveHead {
    public ExactlyOneHead {
        ExclusiveHead.require(outputs);
    }

    /** Each output's own share, made to sum to 1. */
    @Override
    public double probability(double[] raw, int output) {
        double sum = 0;
        for (int i = 0; i < outputs; i++) {
            sum += share(raw[i]);
        }
        return sum == 0 ? 1.0 / outputs : share(raw[output]) / sum;
    }

    private static double share(double raw) {
        return (1 + StrictMath.tanh(raw)) / 2;
    }
}
