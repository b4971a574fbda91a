package dev.cleave.verification;

import java.util.function.IntUnaryOperator;

/** A behaviour that is a circuit, so that a SAT solver can speak about it. */
sealed interface Symbolic extends Behaviour permits Rules, HardNetwork, Formulas {
    /**
     * The literal of each output; gates are built when they are asked for.
     *
     * @param mostNodes of the decision diagram of one weighted rule, before it becomes a binary sum
     */
    IntUnaryOperator gates(Inputs inputs, int mostNodes);
}
