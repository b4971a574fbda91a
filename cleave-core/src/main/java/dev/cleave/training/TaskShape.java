package dev.cleave.training;

import dev.cleave.encoding.Dataset;

/** The size of a learning task, which is all that the default plan looks at. */
public record TaskShape(int rows, int atoms, int outputs) {
    public static TaskShape of(Dataset data) {
        return new TaskShape(data.rows(), data.atoms(), data.outputs());
    }
}
