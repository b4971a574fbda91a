package dev.cleave.verification;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Asks a SAT solver for a valid input where two symbolic behaviours differ, output by output, in one growing circuit. */
final class SatProof {
    private final Domain domain;
    private final Budget budget;
    private final int mostNodes;

    SatProof(Domain domain, Budget budget, int mostNodes) {
        this.domain = domain;
        this.budget = budget;
        this.mostNodes = mostNodes;
    }

    /** Nothing is the proof that there is none; {@link OutOfBudget} where time runs out first. */
    Optional<Difference> find(Comparison comparison, Symbolic one, Symbolic other) {
        Circuit circuit = new Circuit(budget);
        Inputs inputs = new Inputs(domain, circuit);
        IntUnaryOperator first = one.gates(inputs, mostNodes);
        IntUnaryOperator second = other.gates(inputs, mostNodes);
        for (int output : comparison.outputs()) {
            int differ = circuit.xor(first.applyAsInt(output), second.applyAsInt(output));
            Optional<IntPredicate> model = differ == Circuit.FALSE
                    ? Optional.empty()
                    : circuit.clauses().modelWith(differ);
            if (model.isPresent()) {
                return Optional.of(confirmed(comparison, inputs.read(model.get())));
            }
            circuit.require(Circuit.not(differ));
        }
        return Optional.empty();
    }

    /** A counterexample is never the solver's word alone. */
    private Difference confirmed(Comparison comparison, BitSet atoms) {
        return comparison
                .on(MatrixRows.of(List.of(atoms), domain.atoms()))
                .filter(difference -> domain.isValid(atoms))
                .orElseThrow(() -> new IllegalStateException("the proof engine is wrong about " + atoms));
    }
}
