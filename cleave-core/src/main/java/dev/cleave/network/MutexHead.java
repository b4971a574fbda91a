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
    public double probability(double[] raw, int output) {
        double top = raw[Head.largest(raw, outputs)];
        double sum = 0;
        for (int i = 0; i < outputs; i++) {
            sum += StrictMath.exp(raw[i] - top);
        }
        return StrictMath.exp(raw[output] - top) / sum;
    }
}
