package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;

/** The encoding's atoms as they are: -1 for false, 1 for true. */
public record GivenPredicates(int size) implements Predicates {
    public GivenPredicates {
        if (size < 1) {
            throw new IllegalArgumentException("a network needs at least one atom, not " + size);
        }
    }

    @Override
    public void read(NetworkInputs inputs, int row, Activation activation, double[] values) {
        for (int i = 0; i < size; i++) {
            values[i] = (inputs.bits().word(row, i >>> 6) >>> i & 1) != 0 ? 1 : -1;
        }
    }
}
