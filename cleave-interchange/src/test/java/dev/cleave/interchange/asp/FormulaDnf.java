package dev.cleave.interchange.asp;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Formula;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Formulas as rules, by distribution and absorption. */
final class FormulaDnf {
    private FormulaDnf() {}

    static RuleSet of(BooleanNetwork network) {
        return RuleSet.plain(
                network.genes().size(),
                network.rules().stream()
                        .map(formula -> Definition.of(products(formula, true).stream()
                                .map(product -> new Rule.All(List.copyOf(product)))
                                .toList()))
                        .toList());
    }

    private static List<Set<Literal>> products(Formula formula, boolean truth) {
        if (formula instanceof Formula.Constant constant) {
            return constant.value() == truth ? List.of(Set.of()) : List.of();
        } else if (formula instanceof Formula.Variable variable) {
            return List.of(Set.of(new Literal(variable.index(), truth)));
        } else if (formula instanceof Formula.Not not) {
            return products(not.operand(), !truth);
        } else if (formula instanceof Formula.And and) {
            return truth ? product(and.operands(), true) : sum(and.operands(), false);
        }
        List<Formula> operands = ((Formula.Or) formula).operands();
        return truth ? sum(operands, true) : product(operands, false);
    }

    private static List<Set<Literal>> sum(List<Formula> operands, boolean truth) {
        return absorbed(operands.stream()
                .flatMap(operand -> products(operand, truth).stream())
                .toList());
    }

    private static List<Set<Literal>> product(List<Formula> operands, boolean truth) {
        List<Set<Literal>> result = List.of(Set.of());
        for (Formula operand : operands) {
            List<Set<Literal>> next = new ArrayList<>();
            for (Set<Literal> left : result) {
                for (Set<Literal> right : products(operand, truth)) {
                    Set<Literal> both = new TreeSet<>(left);
                    both.addAll(right);
                    if (both.stream().noneMatch(literal -> both.contains(literal.negated()))) {
                        next.add(both);
                    }
                }
            }
            result = absorbed(next);
        }
        return result;
    }

    private static List<Set<Literal>> absorbed(List<Set<Literal>> products) {
        Set<Set<Literal>> distinct = new LinkedHashSet<>(products);
        return distinct.stream()
                .filter(product -> distinct.stream()
                        .noneMatch(other -> other.size() < product.size() && product.containsAll(other)))
                .toList();
    }
}
