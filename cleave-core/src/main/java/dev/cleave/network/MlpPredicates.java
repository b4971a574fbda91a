package dev.cleave.network;

import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import java.util.List;

/**
 * Predicates invented by a small network: a hidden layer of tanh nodes over atoms (-1, 1) and numbers (0 where missing), then
 * one node a predicate. Soft predicates are tanh, hard ones its sign.
 *
 * @param atoms the atoms of the encoding that are read, by index; they stand before the numbers
 */
public record MlpPredicates(List<Integer> atoms, DenseLayer hidden, DenseLayer invented) implements Predicates {
    public MlpPredicates {
        atoms = List.copyOf(atoms);
        if (invented.inputs() != hidden.nodes() || hidden.inputs() < atoms.size()) {
            throw new IllegalArgumentException(
                    invented + " does not fit " + hidden + " over " + atoms.size() + " atoms");
        }
    }

    /** The same over readings, in which atoms stand before the numbers as -1 and 1. */
    public MlpPredicates overReadings() {
        return new MlpPredicates(List.of(), hidden, invented);
    }

    @Override
    public int size() {
        return invented.nodes();
    }

    @Override
    public void read(NetworkInputs inputs, int row, Activation activation, double[] values) {
        double[] x = new double[hidden.inputs()];
        for (int i = 0; i < atoms.size(); i++) {
            x[i] = inputs.bits().get(row, atoms.get(i)) ? 1 : -1;
        }
        Measurements numbers = inputs.numbers();
        for (int i = 0; i < numbers.columns(); i++) {
            float number = numbers.get(row, i);
            x[atoms.size() + i] = Float.isNaN(number) ? 0 : number;
        }
        double[] h = new double[hidden.nodes()];
        hidden.raw(x, h);
        for (int i = 0; i < h.length; i++) {
            h[i] = StrictMath.tanh(h[i]);
        }
        invented.raw(h, values);
        for (int i = 0; i < values.length; i++) {
            values[i] = activation.of(values[i]);
        }
    }
}
