package dev.cleave.encoding;

import dev.cleave.table.RowWeights;

/**
 * How probable a label must be to be said: more so than this. Deciding at P is the cheapest where a label that is missed costs
 * (1 - P) / P times as much as one that is said wrongly, which is what P means to rules that have no probability.
 */
public record DecisionThreshold(double probability) {
    private static final double EVEN = 0.5;

    public DecisionThreshold {
        if (!(probability > 0 && probability < 1)) {
            throw new IllegalArgumentException(
                    "a label is decided at a probability between 0 and 1, not " + probability);
        }
    }

    /** As probable as not. */
    public static DecisionThreshold even() {
        return new DecisionThreshold(EVEN);
    }

    public boolean isEven() {
        return probability == EVEN;
    }

    /** The raw value f that a network must exceed, as its probability is 1 / (1 + exp(-2 f)); rounded to a float. */
    public float level() {
        return (float) (StrictMath.log(probability / (1 - probability)) / 2);
    }

    /** What a wrong answer costs where the label holds, and where it does not; 1 each where this is even. */
    public double cost(boolean holds) {
        return 2 * (holds ? 1 - probability : probability);
    }

    /** How much each row counts for one output: its weight times what a wrong answer costs. */
    public RowWeights weights(Dataset rows, int output) {
        if (isEven()) {
            return rows.weights();
        }
        float[] costs = new float[rows.rows()];
        for (int row = 0; row < costs.length; row++) {
            costs[row] = (float) cost(rows.targets().get(row, output));
        }
        return rows.weights().times(RowWeights.of(costs));
    }
}
