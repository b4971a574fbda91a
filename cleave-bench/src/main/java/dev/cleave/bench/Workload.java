package dev.cleave.bench;

import java.util.Locale;

/** The shapes of networks that are measured, each named after the data set that it is the size of. */
public enum Workload {
    MONK(32, 15, 32, 1),
    MUSHROOM(64, 112, 32, 1),
    ARA(32, 15, 64, 15),
    CDC(128, 60, 128, 1),
    WIDE(256, 512, 512, 10);

    final int batch;
    final int atoms;
    final int conjunctions;
    final int outputs;

    Workload(int batch, int atoms, int conjunctions, int outputs) {
        this.batch = batch;
        this.atoms = atoms;
        this.conjunctions = conjunctions;
        this.outputs = outputs;
    }

    /** Name, batch, inputs, conjunctions, outputs. */
    String line() {
        return String.join(" ", name().toLowerCase(Locale.ROOT), sizes());
    }

    private String sizes() {
        return batch + " " + atoms + " " + conjunctions + " " + outputs;
    }
}
