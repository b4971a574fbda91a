package dev.cleave.network.discretise;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.encoding.fit.ColumnGaps;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Turns learned thresholds into atoms in the user's own units, so that every conjunction of the hard network says of every
 * given row what it said before. A threshold becomes a short number between the same two neighbouring numbers of the rows.
 */
public final class Discretisation {
    private final HardNetwork network;
    private final ThresholdPredicates learned;
    private final Encoding encoding;
    private final List<ColumnGaps> gaps; // by numeric column
    private final int[] gapOf; // by cut

    private Discretisation(HardNetwork network, ThresholdPredicates learned, Encoding encoding, List<ColumnGaps> gaps) {
        this.network = network;
        this.learned = learned;
        this.encoding = encoding;
        this.gaps = gaps;
        this.gapOf = learned.cuts().stream()
                .mapToInt(cut -> gaps.get(cut.column()).gapOf(cut.threshold()))
                .toArray();
    }

    /**
     * An {@link IllegalArgumentException} where the network has no learned thresholds.
     *
     * @param rows the training rows of the table
     */
    public static DiscretisedNetwork of(HardNetwork network, Encoding encoding, Table table, Rows rows) {
        if (!(network.predicates() instanceof ThresholdPredicates learned)) {
            throw new IllegalArgumentException(
                    "only thresholds of a hard network can become atoms, not " + network.predicates());
        }
        Discretisation discretisation =
                new Discretisation(network, learned, encoding, ColumnGaps.of(table, encoding, rows));
        DiscretisedNetwork merged = discretisation.discretised(true);
        return discretisation.agrees(merged, table.select(rows)) ? merged : discretisation.discretised(false);
    }

    /** Whether every conjunction says the same of every row; where sums of weights are rounded, one might not. */
    private boolean agrees(DiscretisedNetwork discretised, Table train) {
        NetworkInputs before = encoding.inputs(train).read();
        NetworkInputs after = discretised.encoding().inputs(train).read();
        NeuralDnf.Pass old = network.pass();
        NeuralDnf.Pass now = discretised.network().pass();
        return IntStream.range(0, train.rows())
                .allMatch(row -> Arrays.equals(old.conjunctions(before, row), now.conjunctions(after, row)));
    }

    /** @param merge whether thresholds of one gap become one; else each is a threshold of its own, with its own weights */
    private DiscretisedNetwork discretised(boolean merge) {
        List<MergedNode> nodes = IntStream.range(0, network.conjunctions().nodes())
                .mapToObj(node -> node(node, merge))
                .toList();
        TreeSet<DiscretisedInput> used = new TreeSet<>();
        nodes.forEach(node -> used.addAll(node.weights().keySet()));
        DiscretisedThresholds cuts = new DiscretisedThresholds(encoding, gaps, learned.atoms(), used);
        int atoms = cuts.encoding().atoms().size();
        HardNetwork discretised = new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(
                        SemiSymbolicLayer.Kind.CONJUNCTIVE, nodes.size(), atoms, weights(nodes, cuts, atoms)),
                network.disjunctions(),
                network.head());
        return new DiscretisedNetwork(discretised, cuts.encoding());
    }

    private static float[] weights(List<MergedNode> nodes, DiscretisedThresholds cuts, int atoms) {
        float[] weights = new float[nodes.size() * atoms];
        for (int node = 0; node < nodes.size(); node++) {
            int from = node * atoms;
            nodes.get(node).weights().forEach((input, weight) -> weights[from + cuts.atom(input)] = weight);
        }
        return weights;
    }

    private MergedNode node(int node, boolean merge) {
        Map<DiscretisedInput, List<Float>> byInput = new TreeMap<>();
        Map<DiscretisedInput, Boolean> constants = new HashMap<>();
        for (int predicate : network.conjunctions().used(node)) {
            DiscretisedInput input = input(predicate, merge);
            byInput.computeIfAbsent(input, key -> new ArrayList<>())
                    .add(network.conjunctions().weight(node, predicate));
            if (merge && input.isCut() && isConstant(input)) {
                constants.put(input, gaps.get(input.column()).isBelowAll(input.gap()));
            }
        }
        return MergedNode.of(byInput, constants);
    }

    private boolean isConstant(DiscretisedInput cut) {
        ColumnGaps column = gaps.get(cut.column());
        return column.isAboveAll(cut.gap()) || column.isBelowAll(cut.gap());
    }

    private DiscretisedInput input(int predicate, boolean merge) {
        int cut = predicate - learned.atoms().size();
        return cut < 0
                ? DiscretisedInput.atom(predicate)
                : new DiscretisedInput(learned.cuts().get(cut).column(), gapOf[cut], merge ? 0 : cut);
    }
}
