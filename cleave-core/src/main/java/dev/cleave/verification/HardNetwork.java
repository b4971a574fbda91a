package dev.cleave.verification;

import dev.cleave.data.BitMatrix;
import dev.cleave.model.NeuralDnf;
import java.util.BitSet;

/** A hard network: proofs read its thresholds, rows are answered by the network itself. */
record HardNetwork(NeuralDnf network, Rules thresholds) implements Symbolic {
    static HardNetwork of(NeuralDnf network) {
        return new HardNetwork(network, new Rules(NetworkRules.of(network)));
    }

    @Override
    public int atoms() {
        return thresholds.atoms();
    }

    @Override
    public int outputs() {
        return thresholds.outputs();
    }

    @Override
    public boolean hasClasses() {
        return network.head().isExclusive();
    }

    @Override
    public BitSet cone(int output) {
        return thresholds.cone(output);
    }

    @Override
    public BitMatrix answers(BitMatrix inputs) {
        return network.predict(inputs);
    }

    @Override
    public Gates gates(Inputs inputs, int mostNodes) {
        return thresholds.gates(inputs, mostNodes);
    }
}
