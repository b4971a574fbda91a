package dev.cleave.verification;

import dev.cleave.network.HardNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.circuit.Gates;
import dev.cleave.verification.circuit.InputGates;
import java.util.BitSet;

/** A hard network: proofs read its thresholds, rows are answered by the network itself. */
record HardBehaviour(HardNetwork network, RuleBehaviour thresholds) implements Symbolic {
    static HardBehaviour of(HardNetwork network) {
        return new HardBehaviour(network, new RuleBehaviour(NetworkRules.of(network)));
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
    public Gates gates(InputGates inputs, int mostNodes) {
        return thresholds.gates(inputs, mostNodes);
    }
}
