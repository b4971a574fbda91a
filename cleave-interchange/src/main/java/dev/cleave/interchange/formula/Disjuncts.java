package dev.cleave.interchange.formula;

import dev.cleave.logic.Formula;
import dev.cleave.logic.Literal;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** A formula as conjunctions, of which none contradicts itself and none holds wherever another does. */
public final class Disjuncts {
    private static final int MOST = 5_000;

    private Disjuncts() {}

    /** One without literals where the formula always holds, none where it never does; an {@link InputException} where they are very many. */
    public static List<List<Literal>> of(Formula formula) {
        List<List<Literal>> all = new ArrayList<>();
        for (TreeMap<Integer, Boolean> each : least(terms(formula, true))) {
            List<Literal> literals = new ArrayList<>();
            each.forEach((variable, positive) -> literals.add(new Literal(variable, positive)));
            all.add(literals);
        }
        return all;
    }

    private static Set<TreeMap<Integer, Boolean>> terms(Formula formula, boolean positive) {
        if (formula instanceof Formula.Constant constant) {
            return constant.value() == positive ? Set.of(new TreeMap<>()) : Set.of();
        }
        if (formula instanceof Formula.Variable variable) {
            TreeMap<Integer, Boolean> one = new TreeMap<>();
            one.put(variable.index(), positive);
            return Set.of(one);
        }
        if (formula instanceof Formula.Not not) {
            return terms(not.operand(), !positive);
        }
        boolean isAnd = formula instanceof Formula.And;
        List<Formula> operands = isAnd ? ((Formula.And) formula).operands() : ((Formula.Or) formula).operands();
        return isAnd == positive ? product(operands, positive) : sum(operands, positive);
    }

    private static Set<TreeMap<Integer, Boolean>> sum(List<Formula> operands, boolean positive) {
        Set<TreeMap<Integer, Boolean>> all = new LinkedHashSet<>();
        for (Formula operand : operands) {
            all.addAll(terms(operand, positive));
            requireFew(all.size());
        }
        return least(all);
    }

    private static Set<TreeMap<Integer, Boolean>> product(List<Formula> operands, boolean positive) {
        Set<TreeMap<Integer, Boolean>> all = Set.of(new TreeMap<>());
        for (Formula operand : operands) {
            Set<TreeMap<Integer, Boolean>> longer = new LinkedHashSet<>();
            Set<TreeMap<Integer, Boolean>> own = terms(operand, positive);
            for (TreeMap<Integer, Boolean> one : all) {
                for (TreeMap<Integer, Boolean> other : own) {
                    join(one, other, longer);
                }
                requireFew(longer.size());
            }
            all = least(longer);
        }
        return all;
    }

    private static void join(
            TreeMap<Integer, Boolean> one, TreeMap<Integer, Boolean> other, Set<TreeMap<Integer, Boolean>> into) {
        TreeMap<Integer, Boolean> both = new TreeMap<>(one);
        for (var literal : other.entrySet()) {
            Boolean before = both.put(literal.getKey(), literal.getValue());
            if (before != null && !before.equals(literal.getValue())) {
                return;
            }
        }
        into.add(both);
    }

    private static Set<TreeMap<Integer, Boolean>> least(Set<TreeMap<Integer, Boolean>> all) {
        Set<TreeMap<Integer, Boolean>> kept = new LinkedHashSet<>();
        for (TreeMap<Integer, Boolean> one : all) {
            boolean isImplied = all.stream()
                    .anyMatch(
                            other -> other.size() < one.size() && one.entrySet().containsAll(other.entrySet()));
            if (!isImplied) {
                kept.add(one);
            }
        }
        return kept;
    }

    private static void requireFew(int count) {
        if (count > MOST) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "a rule, written out, is more than " + MOST + " conjunctions; simplify it first");
        }
    }
}
