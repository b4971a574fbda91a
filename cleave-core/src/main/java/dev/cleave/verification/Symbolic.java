package dev.cleave.verification;

import dev.cleave.verification.circuit.Gates;
import dev.cleave.verification.circuit.InputGates;

/** A behaviour that is a circuit, so that a SAT solver can speak about it. */
public sealed interface Symbolic extends Behaviour permits RuleBehaviour, HardBehaviour, FormulaBehaviour {
    /** Whether outputs are compared with each other, so that a few inputs are sooner tried than proved. */
    default boolean hasClasses() {
        return false;
    }

    /** Whether its classes have points, and no comparisons. */
    default boolean hasTally() {
        return false;
    }

    /** The same with points for its classes, where it can have these. */
    default Symbolic asTally() {
        return this;
    }

    /**
     * Its outputs in the circuit of the inputs.
     *
     * @param mostNodes of the decision diagram of one weighted rule, before it becomes a binary sum
     */
    @SuppressWarnings("exports") // circuits stay inside
    Gates gates(InputGates inputs, int mostNodes);
}
