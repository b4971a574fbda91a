package dev.cleave.lab.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Rule;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.rules.split.NodeSplit;
import dev.cleave.rules.split.Shortage;
import dev.cleave.rules.split.SplitResult;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The paper's search and ours are two ways to the same rules. */
class PaperSplitTest {
    @Test
    void givesTheSameRules() {
        SplittableRandom random = new SplittableRandom(4);
        for (int run = 0; run < 300; run++) {
            float[] weights = new float[1 + random.nextInt(9)];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = 0.1f * (random.nextInt(41) - 20);
            }
            String message = "run " + run + ": " + Arrays.toString(weights);
            assertEquals(
                    rules(NodeSplit.positive(Kind.CONJUNCTIVE, weights)),
                    Set.copyOf(PaperSplit.positive(weights, Budget.unlimited()).rules()),
                    message);
            assertEquals(
                    rules(NodeSplit.negative(Kind.CONJUNCTIVE, weights)),
                    Set.copyOf(PaperSplit.negative(weights, Budget.unlimited()).rules()),
                    message);
        }
    }

    private static Set<Rule> rules(NodeSplit split) {
        return Set.copyOf(split.list(Integer.MAX_VALUE, Budget.unlimited()).rules());
    }

    @Test
    void saysThatTimeRanOut() {
        float[] weights = new float[40];
        Arrays.fill(weights, 1);
        weights[0] = 20;
        SplitResult split = PaperSplit.positive(weights, Budget.of(Duration.ofNanos(1)));
        assertEquals(Shortage.TIME, ((SplitResult.Part) split).shortage());
    }
}
