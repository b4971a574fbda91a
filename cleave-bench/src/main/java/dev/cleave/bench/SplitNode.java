package dev.cleave.bench;

import dev.cleave.budget.Budget;
import dev.cleave.extraction.NodeSplit;
import java.util.Random;

/** Nodes of the kind that is hard to split: one weight of 6, the others between 0.2 and 1.2. */
final class SplitNode {
    private SplitNode() {}

    static float[] weights(int inputs, Random random) {
        float[] weights = new float[inputs];
        weights[0] = 6;
        for (int i = 1; i < inputs; i++) {
            weights[i] = (random.nextBoolean() ? 1 : -1) * (0.2f + random.nextFloat());
        }
        return weights;
    }

    /** Visits every rule and makes something of each. */
    static long visit(NodeSplit split) {
        long[] checksum = new long[1];
        split.visit(
                mask -> {
                    checksum[0] += mask;
                    return true;
                },
                Budget.unlimited());
        return checksum[0];
    }
}
