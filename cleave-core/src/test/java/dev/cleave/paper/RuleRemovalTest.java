package dev.cleave.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Scores;
import dev.cleave.examples.Networks;
import dev.cleave.network.HardNetwork;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RuleRemovalTest {
    private static final int ATOMS = 4;

    @Test
    void takesWhatForwardPassesWouldTake() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            int conjunctions = 1 + random.nextInt(8);
            int outputs = 1 + random.nextInt(3);
            float[] w = ternary(random, conjunctions * ATOMS, -6);
            for (int k = 0; k < conjunctions; k++) {
                w[k * ATOMS] = 6;
            }
            float[] v = ternary(random, outputs * conjunctions, 6);
            Dataset data = new Networks(seed).data(Networks.network(w, v, ATOMS, outputs), 1 + seed, .2);
            HardNetwork fewer = new RuleRemoval(Networks.network(w, v, ATOMS, outputs), data).fewer(Budget.unlimited());
            for (int i = 0; i < v.length; i++) {
                prune(w, v, i, data);
            }
            assertEquals(Networks.network(w, v, ATOMS, outputs), fewer, "seed " + seed);
        }
    }

    private static float[] ternary(Random random, int count, float other) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = new float[] {0, 6, other}[random.nextInt(3)];
        }
        return weights;
    }

    private static void prune(float[] w, float[] v, int i, Dataset data) {
        float weight = v[i];
        Confusion before = confusion(w, v, data);
        v[i] = 0;
        Confusion after = confusion(w, v, data);
        if (after.f1() < before.f1() || after.accuracy() < before.accuracy()) {
            v[i] = weight;
        }
    }

    private static Confusion confusion(float[] w, float[] v, Dataset data) {
        HardNetwork network = Networks.network(w, v, ATOMS, data.outputs());
        return Scores.of(network.predict(data.inputs()), data.targets()).pooled();
    }
}
