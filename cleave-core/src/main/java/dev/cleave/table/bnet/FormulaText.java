package dev.cleave.table.bnet;

import dev.cleave.logic.Formula;
import java.util.List;
import java.util.stream.Collectors;

/** Writes formulas with names, and with the brackets that a reader needs to find the same formula. */
final class FormulaText {
    private final List<String> names;

    FormulaText(List<String> names) {
        this.names = names;
    }

    String of(Formula formula) {
        if (formula instanceof Formula.Or or) {
            return joined(or.operands(), " | ");
        }
        if (formula instanceof Formula.And and) {
            return joined(and.operands(), " & ");
        }
        return simple(formula);
    }

    private String joined(List<Formula> operands, String operator) {
        return operands.stream().map(this::simple).collect(Collectors.joining(operator));
    }

    private String simple(Formula formula) {
        if (formula instanceof Formula.Constant constant) {
            return constant.value() ? "1" : "0";
        }
        if (formula instanceof Formula.Variable variable) {
            return names.get(variable.index());
        }
        if (formula instanceof Formula.Not not) {
            return "!" + simple(not.operand());
        }
        return "(" + of(formula) + ")";
    }
}
