package dev.cleave.network;

/**
 * One of several classes (NDNF-EO): trained so that exactly one output holds, by a constraint layer that is gone after
 * training. The answer is the output that holds most, the first of equals, so that every row has one.
 */
public record ExactlyOneHead(int outputs) implements ExclusiveHead {
    public ExactlyOneHead {
        ExclusiveHead.require(outputs);
    }

    @Override
    public double share(double raw, double top) {
        return (1 + StrictMath.tanh(raw)) / 2;
    }
}
