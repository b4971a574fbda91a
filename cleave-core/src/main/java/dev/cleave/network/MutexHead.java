package dev.cleave.network;

/**
 * One of several classes (NDNF-MT): mutex-tanh makes the outputs a distribution, softmax of the raw values; the most probable
 * class is the answer, the first of equals.
 */
public record MutexHead(int outputs) implements ExclusiveHead {
    public MutexHead {
        ExclusiveHead.require(outputs);
    }

    @Override
    public double share(double raw, double top) {
        return StrictMath.exp(raw - top);
    }
}
