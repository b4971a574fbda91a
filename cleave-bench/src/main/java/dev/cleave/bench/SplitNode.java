package dev.cleave.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.cleave.budget.Budget;
import dev.cleave.rules.split.NodeSplit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    /** The nodes of a file such as split-cases.json: a list {@code cases} of objects with {@code weights}. */
    static List<float[]> read(Path file) throws IOException {
        List<float[]> nodes = new ArrayList<>();
        for (JsonNode node : new ObjectMapper().readTree(file.toFile()).path("cases")) {
            float[] weights = new float[node.path("weights").size()];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = (float) node.path("weights").path(i).doubleValue();
            }
            nodes.add(weights);
        }
        return nodes;
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
