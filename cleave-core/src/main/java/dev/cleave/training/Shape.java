package dev.cleave.training;

import dev.cleave.data.Dataset;

/** The size of a learning task, which is all that the default plan looks at. */
public record Shape(int rows, int atoms, int outputs) {
    public static Shape of(Dataset data) {
        return new Shape(data.rows(), data.atoms(), data.outputs());
    }
}
