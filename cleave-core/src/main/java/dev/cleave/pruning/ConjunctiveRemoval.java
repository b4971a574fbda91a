package dev.cleave.pruning;

import java.util.Arrays;

/** A conjunction no longer uses an input; the outputs that use the conjunction see it change in some rows. */
final class ConjunctiveRemoval implements Removal {
    private final HardRows rows;
    private final int k;
    private final int input;
    private final long[] truth;
    private final long[] changed;
    private final int[] outputs;
    private final long[][] outputTruths; // [outputs][words]

    ConjunctiveRemoval(HardRows rows, int k, int input) {
        this.rows = rows;
        this.k = k;
        this.input = input;
        this.truth = rows.conjunction(k).truthWithout(input);
        this.changed = RowBits.difference(truth, rows.conjunction(k).truth);
        this.outputs = RowBits.isEmpty(changed) ? new int[0] : rows.users(k);
        this.outputTruths = Arrays.stream(outputs)
                .mapToObj(output -> rows.disjunction(output).truthFlipped(k, changed))
                .toArray(long[][]::new);
    }

    @Override
    public int weights() {
        return 1;
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
            rows.disjunction(outputs[i]).flip(k, changed, outputTruths[i]);
        }
        rows.removeFromConjunction(k, input, truth);
    }
}
