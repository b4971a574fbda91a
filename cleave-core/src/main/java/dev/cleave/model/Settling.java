package dev.cleave.model;

import dev.cleave.data.ColumnGaps;
import dev.cleave.data.Encoding;
import dev.cleave.data.Inputs;
import dev.cleave.data.NumericColumn;
import dev.cleave.data.Rows;
import dev.cleave.data.Table;
import dev.cleave.logic.Atom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Turns learned thresholds into atoms in the user's own units, so that every conjunction of the hard network says of every
 * given row what it said before. A threshold becomes a short number between the same two neighbouring numbers of the rows.
 */
public final class Settling {
    private final NeuralDnf network;
    private final ThresholdPredicates learned;
    private final Encoding encoding;
    private final List<ColumnGaps> gaps; // by numeric column
    private final int[] gapOf; // by cut

    private Settling(NeuralDnf network, ThresholdPredicates learned, Encoding encoding, List<ColumnGaps> gaps) {
        this.network = network;
        this.learned = learned;
        this.encoding = encoding;
        this.gaps = gaps;
        this.gapOf = learned.cuts().stream()
                .mapToInt(cut -> gaps.get(cut.column()).gapOf(cut.threshold()))
                .toArray();
    }

    /**
     * An {@link IllegalArgumentException} where the network is soft or has no learned thresholds.
     *
     * @param rows the training rows of the table
     */
    public static Settled of(NeuralDnf network, Encoding encoding, Table table, Rows rows) {
        if (network.activation() != Activation.HARD
                || !(network.predicates() instanceof ThresholdPredicates learned)) {
            throw new IllegalArgumentException("only the thresholds of hard networks can be settled, not those of "
                    + network.predicates());
        }
        Settling settling = new Settling(network, learned, encoding, ColumnGaps.of(table, encoding, rows));
        Table train = table.select(rows);
        Settled merged = settling.settle(true);
        return settling.agrees(merged, train) ? merged : settling.settle(false);
    }

    /** Whether every conjunction says the same of every row; rounded sums of weights might not, once in a very long while. */
    private boolean agrees(Settled settled, Table train) {
        Inputs before = encoding.inputs(train).read();
        Inputs after = settled.encoding().inputs(train).read();
        NeuralDnf.Pass old = network.pass();
        NeuralDnf.Pass now = settled.network().pass();
        return IntStream.range(0, train.rows())
                .allMatch(row -> Arrays.equals(old.conjunctions(before, row), now.conjunctions(after, row)));
    }

    /** @param merge whether thresholds of one gap become one; else each is a threshold of its own */
    private Settled settle(boolean merge) {
        List<MergedNode> nodes = IntStream.range(0, network.conjunctions().nodes())
                .mapToObj(node -> node(node, merge))
                .toList();
        Places places = places(nodes);
        float[] weights = new float[nodes.size() * places.encoding.atoms().size()];
        for (int node = 0; node < nodes.size(); node++) {
            int from = node * places.encoding.atoms().size();
            nodes.get(node).weights().forEach((input, weight) -> weights[from + places.atom(input)] = weight);
        }
        SemiSymbolicLayer conjunctions = SemiSymbolicLayer.of(
                SemiSymbolicLayer.Kind.CONJUNCTIVE,
                network.conjunctions().delta(),
                nodes.size(),
                places.encoding.atoms().size(),
                weights);
        NeuralDnf settled = new NeuralDnf(
                new GivenPredicates(places.encoding.atoms().size()),
                conjunctions,
                network.disjunctions(),
                network.head(),
                Activation.HARD);
        return new Settled(settled, places.encoding);
    }

    private MergedNode node(int node, boolean merge) {
        Map<Input, List<Float>> byInput = new TreeMap<>();
        Map<Input, Boolean> constants = new HashMap<>();
        for (int i : network.conjunctions().used(node)) {
            Input input = input(i, merge);
            byInput.computeIfAbsent(input, key -> new ArrayList<>())
                    .add(network.conjunctions().weight(node, i));
            if (merge && input.isCut()) {
                constant(input).ifPresent(value -> constants.put(input, value));
            }
        }
        return MergedNode.of(byInput, constants);
    }

    private Optional<Boolean> constant(Input cut) {
        ColumnGaps column = gaps.get(cut.column);
        if (column.isAboveAll(cut.gap)) {
            return Optional.of(false);
        }
        return column.isBelowAll(cut.gap) ? Optional.of(true) : Optional.empty();
    }

    private Input input(int predicate, boolean merge) {
        int atoms = learned.atoms().size();
        if (predicate < atoms) {
            return new Input(-1, 0, predicate);
        }
        int cut = predicate - atoms;
        return new Input(learned.cuts().get(cut).column(), gapOf[cut], merge ? 0 : cut);
    }

    /** A plain atom by its place among those that are read, or a threshold by its column and gap, and which one there. */
    record Input(int column, int gap, int index) implements Comparable<Input> {
        boolean isCut() {
            return column >= 0;
        }

        @Override
        public int compareTo(Input other) {
            int byColumn = Integer.compare(column, other.column);
            int byGap = byColumn != 0 ? byColumn : Integer.compare(gap, other.gap);
            return byGap != 0 ? byGap : Integer.compare(index, other.index);
        }
    }

    /** The encoding with the thresholds that the nodes use, and where each stands. */
    private Places places(List<MergedNode> nodes) {
        TreeSet<Input> cuts = new TreeSet<>();
        nodes.forEach(node -> node.weights().keySet().stream().filter(Input::isCut).forEach(cuts::add));
        Map<String, List<Double>> thresholds = new HashMap<>();
        Map<Input, Atom> atoms = new HashMap<>();
        for (int column = 0; column < gaps.size(); column++) {
            List<Double> own = new ArrayList<>();
            NumericColumn numeric = gaps.get(column).column();
            Input first = new Input(column, 0, 0);
            for (Input in : cuts.subSet(first, new Input(column + 1, 0, 0))) {
                if (atoms.containsKey(in)) {
                    continue;
                }
                List<Input> together = cuts.stream()
                        .filter(other -> other.column == in.column && other.gap == in.gap)
                        .toList();
                List<Double> values = gaps.get(column).cuts(in.gap, together.size());
                for (int i = 0; i < values.size(); i++) {
                    atoms.put(together.get(i), new Atom.Above(numeric.name(), values.get(i)));
                }
                own.addAll(values);
            }
            thresholds.put(numeric.name(), own.isEmpty() ? numeric.thresholds().subList(0, 1) : own);
        }
        Encoding settled = encoding.withCuts(thresholds);
        Map<Atom, Integer> indices = new HashMap<>();
        for (int i = 0; i < settled.atoms().size(); i++) {
            indices.put(settled.atoms().get(i), i);
        }
        Map<Input, Integer> byInput = new HashMap<>();
        atoms.forEach((input, atom) -> byInput.put(input, indices.get(atom)));
        for (int i = 0; i < learned.atoms().size(); i++) {
            byInput.put(
                    new Input(-1, 0, i),
                    indices.get(encoding.atoms().get(learned.atoms().get(i))));
        }
        return new Places(settled, byInput);
    }

    private record Places(Encoding encoding, Map<Input, Integer> indices) {
        int atom(Input input) {
            return indices.get(input);
        }
    }
}
