package dev.cleave.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Scores;
import dev.cleave.examples.Networks;
import dev.cleave.network.Activation;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.Pruned;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaperPruningTest {
    @ParameterizedTest
    @EnumSource
    void givesWhatForwardPassesGive(Activation activation) {
        for (int seed = 0; seed < 100; seed++) {
            Random sizes = new Random(seed);
            Networks networks = new Networks(seed);
            HardNetwork hard = networks.network(1 + sizes.nextInt(6), 1 + sizes.nextInt(5), 1 + sizes.nextInt(3));
            NeuralDnf network = activation == Activation.HARD ? hard : SoftNetwork.of(hard);
            Dataset data = networks.data(network, 1 + sizes.nextInt(100), seed % 3 * .1);
            Pruned<?> pruned = prune(network, data);
            assertEquals(naive(network, data), pruned.network(), "seed " + seed);
            assertEquals(confusion(pruned.network(), data).errors(), pruned.errors(), "seed " + seed);
            assertTrue(pruned.complete());
        }
    }

    private static Pruned<?> prune(NeuralDnf network, Dataset data) {
        return network instanceof SoftNetwork soft
                ? PaperPruning.prune(soft, data, Budget.unlimited())
                : PaperPruning.prune((HardNetwork) network, data, Budget.unlimited());
    }

    /** A forward pass over all rows for every weight that might go. */
    private static NeuralDnf naive(NeuralDnf network, Dataset data) {
        NeuralDnf before = network;
        NeuralDnf after = pass(network, data);
        while (!before.equals(after)) {
            before = after;
            after = pass(after, data);
        }
        return after;
    }

    private static NeuralDnf pass(NeuralDnf network, Dataset data) {
        NeuralDnf current = network;
        for (int i = 0; i < network.disjunctions().weights().length; i++) {
            current = better(current, with(current, current.conjunctions(), without(current.disjunctions(), i)), data);
        }
        current = with(current, withoutUnused(current), current.disjunctions());
        for (int i = 0; i < network.conjunctions().weights().length; i++) {
            current = better(current, with(current, without(current.conjunctions(), i), current.disjunctions()), data);
        }
        return current;
    }

    private static NeuralDnf better(NeuralDnf before, NeuralDnf after, Dataset data) {
        Confusion old = confusion(before, data);
        Confusion now = confusion(after, data);
        return now.f1() >= old.f1() && now.accuracy() >= old.accuracy() ? after : before;
    }

    private static Confusion confusion(NeuralDnf network, Dataset data) {
        return Scores.of(network.predict(data.inputs()), data.targets()).pooled();
    }

    private static SemiSymbolicLayer without(SemiSymbolicLayer layer, int i) {
        float[] weights = layer.weights();
        weights[i] = 0;
        return SemiSymbolicLayer.of(layer.kind(), layer.nodes(), layer.inputs(), weights);
    }

    private static SemiSymbolicLayer withoutUnused(NeuralDnf network) {
        SemiSymbolicLayer layer = network.conjunctions();
        float[] weights = layer.weights();
        for (int k = 0; k < layer.nodes(); k++) {
            boolean used = false;
            for (int output = 0; output < network.disjunctions().nodes(); output++) {
                used |= network.disjunctions().weight(output, k) != 0;
            }
            if (!used) {
                Arrays.fill(weights, k * layer.inputs(), (k + 1) * layer.inputs(), 0);
            }
        }
        return SemiSymbolicLayer.of(layer.kind(), layer.nodes(), layer.inputs(), weights);
    }

    private static NeuralDnf with(NeuralDnf network, SemiSymbolicLayer conjunctions, SemiSymbolicLayer disjunctions) {
        return network instanceof SoftNetwork soft
                ? soft.with(conjunctions, disjunctions)
                : ((HardNetwork) network).with(conjunctions, disjunctions);
    }

    @Test
    void spentBudgetIsSaid() {
        Networks networks = new Networks(5);
        HardNetwork network = networks.network(6, 5, 2);
        Budget spent = Budget.unlimited();
        spent.cancel();
        Pruned<?> pruned = PaperPruning.prune(network, networks.data(network, 50, 0), spent);
        assertFalse(pruned.complete());
        assertEquals(network, pruned.network());
    }
}
