package dev.cleave.verification;

import dev.cleave.network.HardNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.circuit.Gates;
import dev.cleave.verification.circuit.InputGates;
import java.util.BitSet;

/**
 * A hard network: proofs read its thresholds, rows are answered by the network itself.
 *
 * @param rules the network's own; of classes with points
 * @param isTally whether proofs see points, too, rather than comparisons of classes
 */
record HardBehaviour(HardNetwork network, RuleBehaviour rules, boolean isTally) implements Symbolic {
    static HardBehaviour of(HardNetwork network) {
        boolean areMany = network.head().isExclusive() && network.head().outputs() > NetworkRules.MOST_COMPARED;
        return new HardBehaviour(network, new RuleBehaviour(NetworkRules.withPoints(network)), areMany);
    }

    @Override
    public int atoms() {
        return rules.atoms();
    }

    @Override
    public int outputs() {
        return rules.outputs();
    }

    @Override
    public boolean hasClasses() {
        return network.head().isExclusive();
    }

    @Override
    public boolean hasTally() {
        return isTally;
    }

    @Override
    public Symbolic asTally() {
        return new HardBehaviour(network, rules, hasClasses());
    }

    @Override
    public BitSet cone(int output) {
        return rules.cone(output);
    }

    @Override
    public BitMatrix answers(BitMatrix inputs) {
        return network.predict(inputs);
    }

    @Override
    public Gates gates(InputGates inputs, int mostNodes) {
        RuleBehaviour read = isTally || !hasClasses() ? rules : new RuleBehaviour(NetworkRules.of(network));
        return read.gates(inputs, mostNodes);
    }
}
