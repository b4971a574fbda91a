package dev.cleave.bench;

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

    /** Multiplications and additions of the four dense products of a step: two layers, forward and back to the weights. */
    double operations() {
        double conjunctive = 2.0 * 2 * batch * atoms * conjunctions;
        double disjunctive = 3 * 2.0 * batch * conjunctions * outputs;
        return conjunctive + disjunctive;
    }
}
