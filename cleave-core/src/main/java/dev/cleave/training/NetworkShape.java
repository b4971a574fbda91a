package dev.cleave.training;

import dev.cleave.encoding.Dataset;

/** The widths of a two-layer network, and the most rows that one step takes. */
public record NetworkShape(int atoms, int conjunctions, int outputs, int maxBatch) {
    public NetworkShape {
        if (atoms < 0 || conjunctions < 1 || outputs < 1 || maxBatch < 1) {
            throw new IllegalArgumentException("every width must be 1 or more, atoms apart: " + atoms + " atoms, "
                    + conjunctions + " conjunctions, " + outputs + " outputs, batch " + maxBatch);
        }
    }

    public void check(Dataset data, int rows) {
        if (data.atoms() != atoms || data.outputs() != outputs) {
            throw new IllegalArgumentException("a network of " + atoms + " atoms and " + outputs
                    + " outputs was given rows of " + data.atoms() + " and " + data.outputs());
        }
        if (rows < 1 || rows > maxBatch) {
            throw new IllegalArgumentException("a batch has 1 to " + maxBatch + " rows, not " + rows);
        }
    }
}
