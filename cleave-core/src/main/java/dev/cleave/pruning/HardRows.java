package dev.cleave.pruning;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.RowWeights;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A hard network on given rows: where each of its nodes is true, kept up to date as weights go. */
final class HardRows {
    private final HardNetwork network;
    private final RowBits targets;
    private final List<RowWeights> weights; // by output
    private final NodeRows[] conjunctions;
    private final RowBits conjunctionTruth;
    private final NodeRows[] disjunctions;

    HardRows(HardNetwork network, Dataset data, DecisionThreshold decision) {
        this.network = network;
        this.weights = IntStream.range(0, data.outputs())
                .mapToObj(output -> decision.weights(data, output))
                .toList();
        this.targets = RowBits.of(data.targets());
        this.conjunctions = nodes(network.conjunctions(), RowBits.of(network.predicates(), data.read()));
        this.conjunctionTruth = new RowBits(data.rows(), conjunctions.length);
        for (int k = 0; k < conjunctions.length; k++) {
            conjunctionTruth.replace(k, conjunctions[k].truth);
        }
        this.disjunctions = nodes(network.disjunctions(), conjunctionTruth);
    }

    private static NodeRows[] nodes(SemiSymbolicLayer layer, RowBits inputs) {
        if (layer.delta() != 1) {
            throw new IllegalArgumentException("only a network with delta 1 can be pruned, not " + layer);
        }
        return Arrays.stream(WeightRows.of(layer))
                .map(weights -> NodeRows.of(layer.kind(), weights, inputs))
                .toArray(NodeRows[]::new);
    }

    NodeRows conjunction(int k) {
        return conjunctions[k];
    }

    NodeRows disjunction(int output) {
        return disjunctions[output];
    }

    int conjunctions() {
        return conjunctions.length;
    }

    int outputs() {
        return disjunctions.length;
    }

    /** The outputs that use a conjunction. */
    int[] users(int k) {
        return IntStream.range(0, disjunctions.length)
                .filter(output -> disjunctions[output].uses(k))
                .toArray();
    }

    double errors() {
        return IntStream.range(0, disjunctions.length)
                .mapToDouble(output -> RowBits.weigh(
                        RowBits.difference(disjunctions[output].truth, targets.column(output)), weights.get(output)))
                .sum();
    }

    /** How many more errors there would be if an output were true in these rows; only rows that change are looked at. */
    double moreErrors(int output, long[] truth) {
        long[] changed = RowBits.difference(truth, disjunctions[output].truth);
        long[] wrong = RowBits.difference(truth, targets.column(output));
        return RowBits.weigh(RowBits.both(changed, wrong), weights.get(output))
                - RowBits.weigh(RowBits.without(changed, wrong), weights.get(output));
    }

    void removeFromDisjunction(int output, int k, long[] newTruth) {
        disjunctions[output] = disjunctions[output].remove(k, newTruth);
    }

    void removeFromConjunction(int k, int input, long[] newTruth) {
        conjunctions[k] = conjunctions[k].remove(input, newTruth);
        conjunctionTruth.replace(k, conjunctions[k].truth);
    }

    /** A conjunction that no output uses loses its weights. */
    void dropIfUnused(int k) {
        if (conjunctions[k].used() > 0 && users(k).length == 0) {
            conjunctions[k] = NodeRows.of(
                    conjunctions[k].kind, new float[conjunctions[k].weights.length], conjunctions[k].inputs);
            conjunctionTruth.replace(k, conjunctions[k].truth);
        }
    }

    HardNetwork toNetwork() {
        return network.with(layer(network.conjunctions(), conjunctions), layer(network.disjunctions(), disjunctions));
    }

    private static SemiSymbolicLayer layer(SemiSymbolicLayer like, NodeRows[] nodes) {
        return WeightRows.layer(
                like, Arrays.stream(nodes).map(node -> node.weights).toArray(float[][]::new));
    }
}
