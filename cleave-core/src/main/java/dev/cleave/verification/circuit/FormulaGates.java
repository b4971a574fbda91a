package dev.cleave.verification.circuit;

import dev.cleave.logic.Formula;
import java.util.List;

/** A formula as gates; variable i is atom i. */
public final class FormulaGates {
    private final InputGates inputs;

    public FormulaGates(InputGates inputs) {
        this.inputs = inputs;
    }

    public int gate(Formula formula) {
        if (formula instanceof Formula.Constant constant) {
            return constant.value() ? Circuit.TRUE : Circuit.FALSE;
        } else if (formula instanceof Formula.Variable variable) {
            return inputs.atom(variable.index());
        } else if (formula instanceof Formula.Not not) {
            return Circuit.not(gate(not.operand()));
        } else if (formula instanceof Formula.And and) {
            return inputs.circuit().and(gates(and.operands()));
        }
        return inputs.circuit().or(gates(((Formula.Or) formula).operands()));
    }

    private List<Integer> gates(List<Formula> operands) {
        return operands.stream().map(this::gate).toList();
    }
}
