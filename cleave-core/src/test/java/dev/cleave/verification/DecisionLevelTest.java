package dev.cleave.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.logic.Domain;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MutexHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A level of a hard network is in its weights, so that everything that reads these reads it; here in steps without rounding. */
class DecisionLevelTest {
    private static final int ATOMS = 4;

    @Test
    void outputsHoldAboveTheLevel() {
        for (long seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            HardNetwork network = network(random);
            float level = (random.nextInt(65) - 32) * 0.75f;
            BitMatrix found = network.above(level).predict(everything());
            NeuralDnf.Pass pass = network.pass();
            for (int row = 0; row < found.rows(); row++) {
                double[] raw = pass.outputs(NetworkInputs.of(everything()), row);
                for (int output = 0; output < found.columns(); output++) {
                    assertEquals(raw[output] > level, found.get(row, output), "seed " + seed + ", level " + level);
                }
            }
        }
    }

    @Test
    void softNetworksSayWhatIsMoreProbable() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            DecisionThreshold decision = new DecisionThreshold(0.01 + 0.98 * random.nextDouble());
            SoftNetwork soft = SoftNetwork.of(network(random)).above(decision.level());
            BitMatrix found = soft.predict(everything());
            for (int row = 0; row < found.rows(); row++) {
                double[] raw = soft.pass().outputs(NetworkInputs.of(everything()), row);
                for (int output = 0; output < found.columns(); output++) {
                    double probability = soft.head().probability(raw, output);
                    assertEquals(probability > decision.probability(), found.get(row, output), "seed " + seed);
                }
            }
        }
    }

    @Test
    void softNetworksGetTheSameLevelWhenTheyBecomeHard() {
        for (long seed = 0; seed < 100; seed++) {
            HardNetwork hard = network(new SplittableRandom(seed));
            SoftNetwork soft = SoftNetwork.of(hard).above(-0.75f);
            assertEquals(new IndependentHead(2, -0.75f), soft.head());
            assertEquals(hard.above(-0.75f), soft.harden());
        }
    }

    @Test
    void theProofSeesTheLevel() {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            HardNetwork network = network(random);
            HardNetwork moved = network.above((random.nextInt(33) - 16) / 4f);
            Domain domain = Domain.free(ATOMS);
            Verdict verdict =
                    new Verifier(domain, Budget.unlimited()).compare(Behaviour.of(network), Behaviour.of(moved));
            boolean same = network.predict(everything()).equals(moved.predict(everything()));
            assertEquals(same, verdict instanceof Verdict.Equivalent, "seed " + seed);
            assertEquals(!same, verdict instanceof Verdict.Differs, "seed " + seed);
        }
    }

    @Test
    void classesHaveNoLevel() {
        HardNetwork network = network(new SplittableRandom(1));
        HardNetwork classes =
                new HardNetwork(network.predicates(), network.conjunctions(), network.disjunctions(), new MutexHead(2));
        assertThrows(IllegalArgumentException.class, () -> classes.above(1));
    }

    /** Weights of halves, delta 1 or 1/2, sometimes an output without weights. */
    private static HardNetwork network(SplittableRandom random) {
        double delta = random.nextInt(3) == 0 ? 0.5 : 1;
        return new HardNetwork(
                new GivenPredicates(ATOMS),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, delta, 3, ATOMS, weights(random, 3 * ATOMS)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, delta, 2, 3, weights(random, 6)),
                new IndependentHead(2));
    }

    private static float[] weights(SplittableRandom random, int count) {
        float[] weights = new float[count];
        boolean none = random.nextInt(8) == 0;
        for (int i = 0; i < count; i++) {
            weights[i] = none ? 0 : (random.nextInt(13) - 6) / 2f;
        }
        return weights;
    }

    private static BitMatrix everything() {
        BitMatrix.Builder rows = new BitMatrix.Builder(1 << ATOMS, ATOMS);
        for (int row = 0; row < 1 << ATOMS; row++) {
            for (int atom = 0; atom < ATOMS; atom++) {
                if ((row >> atom & 1) == 1) {
                    rows.set(row, atom);
                }
            }
        }
        return rows.build();
    }
}
