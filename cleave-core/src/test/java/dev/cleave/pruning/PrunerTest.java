package dev.cleave.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.examples.Networks;
import dev.cleave.network.HardNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrunerTest {
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1, 3})
    void givesWhatForwardPassesGive(double price) {
        for (int seed = 0; seed < 150; seed++) {
            Random sizes = new Random(seed);
            Networks networks = new Networks(seed);
            HardNetwork network = networks.network(1 + sizes.nextInt(7), 1 + sizes.nextInt(5), 1 + sizes.nextInt(3));
            Dataset data = networks.data(network, 1 + sizes.nextInt(130), seed % 3 * .1);
            Pruned<HardNetwork> pruned = new Pruner(price).prune(network, data, Budget.unlimited());
            assertEquals(new NaivePruner(price, network, data).prune(), pruned.network(), "seed " + seed);
            assertEquals(errors(pruned.network(), data), pruned.errors(), "seed " + seed);
            assertTrue(pruned.complete());
        }
    }

    /** Weights that are sums of halves, so that both add them up without rounding. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void weighsRowsAsForwardPassesDo(double price) {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            Networks networks = new Networks(seed);
            HardNetwork network = networks.network(1 + random.nextInt(7), 1 + random.nextInt(5), 1 + random.nextInt(3));
            Dataset plain = networks.data(network, 1 + random.nextInt(130), .2);
            float[] weights = new float[plain.rows()];
            for (int row = 0; row < weights.length; row++) {
                weights[row] = random.nextInt(8) / 2f;
            }
            Dataset data = plain.with(RowWeights.of(weights));
            Pruned<HardNetwork> pruned = new Pruner(price).prune(network, data, Budget.unlimited());
            assertEquals(new NaivePruner(price, network, data).prune(), pruned.network(), "seed " + seed);
            assertEquals(errors(pruned.network(), data), pruned.errors(), "seed " + seed);
        }
    }

    /** Two rows say that the second conjunction is needed, one says that it is not. */
    @Test
    void weightDecidesWhatGoes() {
        HardNetwork network = Networks.network(new float[] {6, 0, 0, 6}, new float[] {6, 6}, 2, 1);
        BitMatrix inputs =
                new BitMatrix.Builder(3, 2).set(0, 1).set(1, 1).set(2, 1).build();
        BitMatrix targets = new BitMatrix.Builder(3, 1).set(0, 0).set(1, 0).build();
        Dataset data = new Dataset(inputs, targets);
        assertEquals(1, pruned(network, data).errors());
        assertEquals(
                2,
                pruned(network, data).network().disjunctions().used(0).length
                        + pruned(network, data).network().conjunctions().used(1).length);
        Pruned<HardNetwork> weighted = pruned(network, data.with(RowWeights.of(1, 1, 5)));
        assertEquals(2, weighted.errors());
        assertEquals(0, weighted.network().conjunctions().used(1).length);
    }

    /** The same rows, without weights, where a label that is missed costs a ninth of one said wrongly. */
    @Test
    void decisionDecidesWhatGoes() {
        HardNetwork network = Networks.network(new float[] {6, 0, 0, 6}, new float[] {6, 6}, 2, 1);
        BitMatrix inputs =
                new BitMatrix.Builder(3, 2).set(0, 1).set(1, 1).set(2, 1).build();
        Dataset data = new Dataset(
                inputs, new BitMatrix.Builder(3, 1).set(0, 0).set(1, 0).build());
        Pruned<HardNetwork> careful =
                Pruner.strict().at(new DecisionThreshold(.9)).prune(network, data, Budget.unlimited());
        assertEquals(0, careful.network().conjunctions().used(1).length);
    }

    private static Pruned<HardNetwork> pruned(HardNetwork network, Dataset data) {
        return Pruner.strict().prune(network, data, Budget.unlimited());
    }

    private static double errors(HardNetwork network, Dataset data) {
        return WeightedScores.of(network.predict(data.inputs()), data.targets(), data.weights())
                .pooled()
                .errors();
    }

    @Test
    void whatIsNotNeededGoes() {
        HardNetwork network = Networks.network(
                new float[] {6, .5f, .5f, -3, 2, 6}, // c1 <- a1; c2 <- not a1, a2, a3
                new float[] {6, .1f},
                3,
                1);
        Dataset data = new Networks(1).data(network, 100, 0);
        HardNetwork pruned =
                Pruner.strict().prune(network, data, Budget.unlimited()).network();
        assertEquals(Networks.network(new float[] {6, 0, 0, 0, 0, 0}, new float[] {6, 0}, 3, 1), pruned);
    }

    /** Without its column, "not nothing" would make the output true for ever. */
    @Test
    void lastLiteralTakesItsColumnAlong() {
        HardNetwork network = Networks.network(new float[] {6, 0, 0, 1}, new float[] {6, -1}, 2, 1);
        Dataset data = new Networks(1).data(Networks.network(new float[] {6, 0}, new float[] {6}, 2, 1), 60, 0);
        Pruned<HardNetwork> pruned = Pruner.strict().prune(network, data, Budget.unlimited());
        assertEquals(Networks.network(new float[] {6, 0, 0, 0}, new float[] {6, 0}, 2, 1), pruned.network());
        assertEquals(0, pruned.errors());
    }

    @Test
    void priceFollowsFromTheNoise() {
        assertEquals(Math.log(16) / Math.log(9), Pruner.forNoise(15, .1).price(), 1e-12);
        assertThrows(IllegalArgumentException.class, () -> Pruner.forNoise(15, .5));
        assertThrows(IllegalArgumentException.class, () -> new Pruner(Double.NaN));
    }

    @Test
    void spentBudgetIsSaid() {
        Networks networks = new Networks(5);
        HardNetwork network = networks.network(6, 5, 2);
        Budget spent = Budget.unlimited();
        spent.cancel();
        Pruned<HardNetwork> pruned = Pruner.strict().prune(network, networks.data(network, 50, 0), spent);
        assertFalse(pruned.complete());
        assertEquals(network.disjunctions(), pruned.network().disjunctions());
    }

    @Test
    void oneOutputAnswersAsItDidAmongOthers() {
        Networks networks = new Networks(6);
        for (int run = 0; run < 50; run++) {
            HardNetwork network = networks.network(4, 5, 3);
            Dataset data = networks.data(network, 40, 0);
            for (int output = 0; output < 3; output++) {
                HardNetwork alone = OneOutput.of(network, output);
                for (int row = 0; row < 40; row++) {
                    assertEquals(
                            data.targets().get(row, output),
                            alone.predict(data.inputs()).get(row, 0));
                }
            }
        }
    }
}
