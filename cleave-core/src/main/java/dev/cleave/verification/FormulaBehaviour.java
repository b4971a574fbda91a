package dev.cleave.verification;

import dev.cleave.logic.Formula;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.circuit.FormulaGates;
import dev.cleave.verification.circuit.Gates;
import dev.cleave.verification.circuit.InputGates;
import java.util.BitSet;
import java.util.List;

/** A formula for each output; variable i is atom i. */
record FormulaBehaviour(int atoms, List<Formula> formulas) implements Symbolic {
    FormulaBehaviour {
        formulas = List.copyOf(formulas);
        for (Formula formula : formulas) {
            if (formula.variables().length() > atoms) {
                throw new IllegalArgumentException("a formula uses more than the " + atoms + " atoms: " + formula);
            }
        }
    }

    @Override
    public int outputs() {
        return formulas.size();
    }

    @Override
    public BitSet cone(int output) {
        return formulas.get(output).variables();
    }

    @Override
    public BitMatrix answers(BitMatrix inputs) {
        BitMatrix.Builder answers = new BitMatrix.Builder(inputs.rows(), formulas.size());
        for (int row = 0; row < inputs.rows(); row++) {
            BitSet atoms = MatrixRows.get(inputs, row);
            for (int output = 0; output < formulas.size(); output++) {
                if (formulas.get(output).evaluate(atoms)) {
                    answers.set(row, output);
                }
            }
        }
        return answers.build();
    }

    @Override
    public Gates gates(InputGates inputs, int mostNodes) {
        FormulaGates gates = new FormulaGates(inputs);
        return output -> gates.gate(formulas.get(output));
    }
}
