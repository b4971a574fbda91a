package dev.cleave.rules.split;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.cleave.budget.Budget;
import dev.cleave.needs.Needs;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.io.IOException;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Nodes of 8 to 34 inputs, with the numbers of their rules as others counted them. */
class SplitCasesTest {
    @Test
    void numbersOfRules() throws IOException {
        JsonNode cases = new ObjectMapper()
                .readTree(Needs.data().resolve("split-cases.json").toFile())
                .get("cases");
        for (JsonNode node : cases) {
            float[] weights = weights(node.get("weights"));
            check(node.get("positiveRules").asLong(), NodeSplit.positive(Kind.CONJUNCTIVE, weights));
            check(node.get("negativeRules").asLong(), NodeSplit.negative(Kind.CONJUNCTIVE, weights));
        }
    }

    private static void check(long expected, NodeSplit split) {
        long[] visited = new long[1];
        split.visit(mask -> ++visited[0] > 0, Budget.unlimited());
        assertEquals(expected, visited[0]);
        assertEquals(new RuleCount.Exact(BigInteger.valueOf(expected)), split.count(Budget.unlimited()));
    }

    private static float[] weights(JsonNode array) {
        float[] weights = new float[array.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) array.get(i).doubleValue();
        }
        return weights;
    }
}
