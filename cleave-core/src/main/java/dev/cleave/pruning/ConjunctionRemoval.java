package dev.cleave.pruning;

import java.util.Arrays;

/**
 * A conjunction goes with its last input. Without literals it would be false for ever, and an output that has it negated true;
 * so the outputs that use it lose it too.
 */
final class ConjunctionRemoval implements Removal {
    private final HardRows rows;
    private final int k;
    private final int[] outputs;
    private final long[][] outputTruths; // [outputs][words]

    ConjunctionRemoval(HardRows rows, int k) {
        this.rows = rows;
        this.k = k;
        this.outputs = rows.users(k);
        this.outputTruths = Arrays.stream(outputs)
                .mapToObj(output -> rows.disjunction(output).truthWithout(k))
                .toArray(long[][]::new);
    }

    @Override
    public int weights() {
        return 1 + outputs.length;
    }

    @Override
    public double cost() {
        double cost = 0;
        for (int i = 0; i < outputs.length; i++) {
            cost += rows.moreErrors(outputs[i], outputTruths[i]);
        }
        return cost;
    }

    @Override
    public void apply() {
        for (int i = 0; i < outputs.length; i++) {
            rows.removeFromDisjunction(outputs[i], k, outputTruths[i]);
        }
        rows.dropIfUnused(k);
    }
}
