package dev.cleave.lab.paper;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.logic.Literal;
import dev.cleave.network.Activation;
import dev.cleave.network.Head;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.WeightRows;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** A network with classes whose conjunctions are rules: each holds where one of its bodies does. The disjunctive layer stays. */
final class SplitProgram {
    final List<List<List<Literal>>> bodies; // of each conjunction
    final float[][] v; // [classes][conjunctions]
    private final SoftNetwork network;

    /** @param bodies of each conjunction; none where it is not used */
    SplitProgram(SoftNetwork network, List<List<List<Literal>>> bodies) {
        this.network = network;
        this.v = WeightRows.of(network.disjunctions());
        this.bodies = bodies;
        forgetSilent();
    }

    /** A conjunction without bodies is one without weights: it says neither yes nor no. */
    private void forgetSilent() {
        for (int k = 0; k < bodies.size(); k++) {
            if (bodies.get(k).isEmpty()) {
                forget(k);
            }
        }
    }

    void forget(int k) {
        for (float[] weights : v) {
            weights[k] = 0;
        }
    }

    boolean isUsed(int k) {
        return IntStream.range(0, v.length).anyMatch(output -> v[output][k] != 0);
    }

    /** The rows on which each predicate holds. */
    List<BitSet> read(Dataset data) {
        List<BitSet> columns = new ArrayList<>();
        double[] values = new double[network.predicates().size()];
        IntStream.range(0, values.length).forEach(i -> columns.add(new BitSet(data.rows())));
        NetworkInputs inputs = data.read();
        for (int row = 0; row < data.rows(); row++) {
            network.predicates().read(inputs, row, Activation.HARD, values);
            for (int i = 0; i < values.length; i++) {
                columns.get(i).set(row, values[i] > 0);
            }
        }
        return columns;
    }

    static BitSet cover(List<Literal> body, List<BitSet> columns, int rows) {
        BitSet cover = new BitSet(rows);
        cover.set(0, rows);
        for (Literal literal : body) {
            if (literal.positive()) {
                cover.and(columns.get(literal.atom()));
            } else {
                cover.andNot(columns.get(literal.atom()));
            }
        }
        return cover;
    }

    static BitSet cover(Iterable<List<Literal>> bodies, List<BitSet> columns, int rows) {
        BitSet cover = new BitSet(rows);
        bodies.forEach(body -> cover.or(cover(body, columns, rows)));
        return cover;
    }

    /** The class of a row, by the rows on which each conjunction holds. */
    int answer(int row, List<BitSet> holding) {
        double[] raw = new double[v.length];
        for (int output = 0; output < v.length; output++) {
            raw[output] = raw(v[output], row, holding);
        }
        return Head.largest(raw, raw.length);
    }

    private double raw(float[] weights, int row, List<BitSet> holding) {
        double value = 0;
        double sum = 0;
        double largest = 0;
        for (int k = 0; k < weights.length; k++) {
            double size = Math.abs(weights[k]);
            value += holding.get(k).get(row) ? weights[k] : -weights[k];
            sum += size;
            largest = Math.max(largest, size);
        }
        return value + network.disjunctions().delta() * (sum - largest);
    }

    List<BitSet> holding(Dataset data) {
        List<BitSet> columns = read(data);
        List<BitSet> holding = new ArrayList<>();
        bodies.forEach(all -> holding.add(cover(all, columns, data.rows())));
        return holding;
    }

    double f1(Dataset data) {
        List<BitSet> holding = holding(data);
        int[][] confusion = new int[v.length][v.length];
        for (int row = 0; row < data.rows(); row++) {
            confusion[ClassRows.classOf(data.targets(), row)][answer(row, holding)]++;
        }
        return ClassScore.of(confusion).f1();
    }
}
