package dev.cleave.lab.baseline.mlp;

/**
 * How a perceptron is trained: Adam, whose rate falls from its first value to 0 along a cosine.
 *
 * @param hidden nodes in each of two hidden layers
 * @param decay of weights, a part of the gradient
 */
public record MlpSettings(int hidden, int batch, int steps, double rate, double decay) {
    public MlpSettings {
        if (hidden < 1 || batch < 1 || steps < 0 || !(rate > 0) || !(decay >= 0)) {
            throw new IllegalArgumentException("no course has " + hidden + " nodes, batches of " + batch + ", " + steps
                    + " steps, a rate of " + rate + " and a decay of " + decay);
        }
    }

    /**
     * The widths, batches and epochs between which the paper's configurations lie, by the number of rows. The paper's rate
     * falls tenfold every 10 epochs on some data sets, before anything much is learned; this one doesn't.
     */
    public static MlpSettings forRows(int rows) {
        int batch = Integer.highestOneBit(Math.max(8, Math.min(128, rows / 32)));
        int epoch = (rows + batch - 1) / batch;
        int steps = Math.max(3_000, Math.min(10_000, 200 * epoch));
        return new MlpSettings(rows < 5_000 ? 64 : 128, batch, steps, 0.003, 4e-5);
    }

    double rate(int step) {
        return rate / 2 * (1 + Math.cos(Math.PI * step / steps));
    }
}
