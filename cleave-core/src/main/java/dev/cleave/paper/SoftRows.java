package dev.cleave.paper;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.evaluation.WeightedConfusion;
import dev.cleave.network.Activation;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.Predicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.pruning.RowBits;
import dev.cleave.pruning.WeightRows;
import dev.cleave.table.RowWeights;
import java.util.Arrays;
import java.util.stream.IntStream;

/** A network on given rows, in its own activation: what each node gives, worked out again only where weights change. */
final class SoftRows {
    private final NeuralDnf network;
    private final int rows;
    private final RowBits targets;
    private final RowWeights rowWeights;
    private final double[][] predicates; // [predicates][rows]
    final float[][] w; // [conjunctions][predicates]
    final float[][] v; // [outputs][conjunctions]
    private final double[][] conjunctions; // [conjunctions][rows]
    private final WeightedConfusion[] outputs;

    SoftRows(NeuralDnf network, Dataset data) {
        this.network = network;
        this.rows = data.rows();
        this.targets = RowBits.of(data.targets());
        this.rowWeights = data.weights();
        this.predicates = read(network.predicates(), network.activation(), data.read());
        this.w = WeightRows.of(network.conjunctions());
        this.v = WeightRows.of(network.disjunctions());
        this.conjunctions = Arrays.stream(w).map(this::conjunction).toArray(double[][]::new);
        this.outputs = IntStream.range(0, v.length)
                .mapToObj(output -> output(output, v[output]))
                .toArray(WeightedConfusion[]::new);
    }

    private static double[][] read(Predicates predicates, Activation activation, NetworkInputs inputs) {
        double[][] columns = new double[predicates.size()][inputs.rows()];
        double[] values = new double[predicates.size()];
        for (int row = 0; row < inputs.rows(); row++) {
            predicates.read(inputs, row, activation, values);
            for (int i = 0; i < values.length; i++) {
                columns[i][row] = values[i];
            }
        }
        return columns;
    }

    private double[] conjunction(float[] weights) {
        SemiSymbolicLayer layer = network.conjunctions();
        double[] values = new SoftNode(layer.kind(), layer.delta(), weights).raw(predicates, rows);
        for (int row = 0; row < rows; row++) {
            values[row] = network.activation().of(values[row]);
        }
        return values;
    }

    private WeightedConfusion output(int output, float[] weights) {
        SemiSymbolicLayer layer = network.disjunctions();
        double[] raw = new SoftNode(layer.kind(), layer.delta(), weights).raw(conjunctions, rows);
        double[] sums = new double[4]; // by 2 predicted + actual
        for (int row = 0; row < rows; row++) {
            long actual = targets.column(output)[row >>> 6] >>> row & 1;
            sums[(int) ((raw[row] > 0 ? 2 : 0) + actual)] += rowWeights.get(row);
        }
        return new WeightedConfusion(sums[3], sums[2], sums[1], sums[0]);
    }

    /** Of all outputs together. */
    WeightedConfusion confusion() {
        return Arrays.stream(outputs).reduce(WeightedConfusion.NONE, WeightedConfusion::plus);
    }

    /** Sets a disjunction's weight; returns what undoes it. */
    Runnable setDisjunctive(int output, int k, float weight) {
        float old = v[output][k];
        WeightedConfusion before = outputs[output];
        v[output][k] = weight;
        outputs[output] = output(output, v[output]);
        return () -> {
            v[output][k] = old;
            outputs[output] = before;
        };
    }

    /** Sets a conjunction's weight; returns what undoes it. */
    Runnable setConjunctive(int k, int input, float weight) {
        float old = w[k][input];
        double[] values = conjunctions[k];
        WeightedConfusion[] before = outputs.clone();
        w[k][input] = weight;
        conjunctions[k] = conjunction(w[k]);
        IntStream.range(0, v.length)
                .filter(output -> v[output][k] != 0)
                .forEach(output -> outputs[output] = output(output, v[output]));
        return () -> {
            w[k][input] = old;
            conjunctions[k] = values;
            System.arraycopy(before, 0, outputs, 0, before.length);
        };
    }

    boolean isUsed(int k) {
        return Arrays.stream(v).anyMatch(weights -> weights[k] != 0);
    }

    /** Only for a conjunction that no output uses. */
    void dropConjunction(int k) {
        Arrays.fill(w[k], 0);
        conjunctions[k] = conjunction(w[k]);
    }
}
