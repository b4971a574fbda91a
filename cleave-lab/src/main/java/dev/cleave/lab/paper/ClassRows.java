package dev.cleave.lab.paper;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.Head;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.WeightRows;
import dev.cleave.table.BitMatrix;
import java.util.Arrays;

/** A network with classes on given rows: what each node gives, worked out again only where a weight goes. */
final class ClassRows {
    private final SoftNetwork network;
    private final double[][] predicates; // [predicates][rows]
    private final float[][] w; // [conjunctions][predicates]
    private final float[][] v; // [classes][conjunctions]
    private final double[][] activations; // [conjunctions][rows]
    private final double[][] raw; // [classes][rows]
    private final int[] actual; // by row
    private ClassScore score;

    ClassRows(SoftNetwork network, Dataset data) {
        this.network = network;
        this.predicates = read(network, data.read());
        this.w = WeightRows.of(network.conjunctions());
        this.v = WeightRows.of(network.disjunctions());
        this.activations = Arrays.stream(w).map(this::conjunction).toArray(double[][]::new);
        this.raw = Arrays.stream(v)
                .map(weights ->
                        node(weights, activations, -network.disjunctions().delta()))
                .toArray(double[][]::new);
        this.actual = new int[data.rows()];
        for (int row = 0; row < actual.length; row++) {
            actual[row] = classOf(data.targets(), row);
        }
        this.score = score();
    }

    static int classOf(BitMatrix targets, int row) {
        int output = 0;
        while (!targets.get(row, output)) {
            output++;
        }
        return output;
    }

    int outputs() {
        return v.length;
    }

    int conjunctions() {
        return w.length;
    }

    int inputs() {
        return predicates.length;
    }

    SoftNetwork toNetwork() {
        return network.with(WeightRows.layer(network.conjunctions(), w), WeightRows.layer(network.disjunctions(), v));
    }

    /** A conjunction that no class uses loses its weights; a class loses those of conjunctions without any. */
    void dropUnused() {
        for (int k = 0; k < w.length; k++) {
            int column = k;
            if (Arrays.stream(v).allMatch(output -> output[column] == 0)) {
                Arrays.fill(w[k], 0);
            }
        }
    }

    boolean dropDisjunctiveIfNoWorse(int output, int k) {
        float old = v[output][k];
        if (old == 0) {
            return false;
        }
        double[] before = raw[output];
        v[output][k] = 0;
        raw[output] = disjunction(v[output]);
        if (isNoWorse()) {
            return true;
        }
        v[output][k] = old;
        raw[output] = before;
        return false;
    }

    boolean dropConjunctiveIfNoWorse(int k, int input) {
        float old = w[k][input];
        if (old == 0) {
            return false;
        }
        double[] before = activations[k];
        w[k][input] = 0;
        activations[k] = conjunction(w[k]);
        double[][] outputs = raw.clone();
        follow(k);
        if (isNoWorse()) {
            return true;
        }
        w[k][input] = old;
        activations[k] = before;
        System.arraycopy(outputs, 0, raw, 0, raw.length);
        return false;
    }

    /** Follows the change of one conjunction; summed anew, as differences add up to rounding that decides ties. */
    private void follow(int k) {
        for (int output = 0; output < raw.length; output++) {
            if (v[output][k] != 0) {
                raw[output] = disjunction(v[output]);
            }
        }
    }

    private double[] disjunction(float[] weights) {
        return node(weights, activations, -network.disjunctions().delta());
    }

    private boolean isNoWorse() {
        ClassScore now = score();
        boolean is = now.isNoWorseThan(score);
        score = is ? now : score;
        return is;
    }

    private ClassScore score() {
        int[][] confusion = new int[v.length][v.length]; // [actual][answer]
        double[] values = new double[v.length];
        for (int row = 0; row < actual.length; row++) {
            for (int output = 0; output < values.length; output++) {
                values[output] = raw[output][row];
            }
            confusion[actual[row]][Head.largest(values, values.length)]++;
        }
        return ClassScore.of(confusion);
    }

    private double[] conjunction(float[] weights) {
        double[] values = node(weights, predicates, network.conjunctions().delta());
        for (int row = 0; row < values.length; row++) {
            values[row] = network.activation().of(values[row]);
        }
        return values;
    }

    /** @param delta of a conjunction; negative for a disjunction */
    private static double[] node(float[] weights, double[][] inputs, double delta) {
        double[] values = new double[inputs[0].length];
        double sum = 0;
        double largest = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                add(weights[i], inputs[i], values);
                sum += Math.abs(weights[i]);
                largest = Math.max(largest, Math.abs(weights[i]));
            }
        }
        for (int row = 0; row < values.length; row++) {
            values[row] += delta * (largest - sum);
        }
        return values;
    }

    private static void add(float weight, double[] input, double[] values) {
        for (int row = 0; row < values.length; row++) {
            values[row] += weight * input[row];
        }
    }

    private static double[][] read(SoftNetwork network, NetworkInputs inputs) {
        double[][] columns = new double[network.predicates().size()][inputs.rows()];
        double[] values = new double[columns.length];
        for (int row = 0; row < inputs.rows(); row++) {
            network.predicates().read(inputs, row, network.activation(), values);
            for (int i = 0; i < values.length; i++) {
                columns[i][row] = values[i];
            }
        }
        return columns;
    }
}
