package dev.cleave.verification.circuit;

import dev.cleave.budget.Budget;
import dev.cleave.verification.OutOfBudget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntConsumer;

/**
 * Gates over inputs, as clauses of a SAT solver. A literal is {@code 2 v}, or {@code 2 v + 1} where variable v is negated.
 * Equal gates are one variable, which often makes two programs meet before the solver has to search.
 */
final class Circuit {
    static final int TRUE = 0;
    static final int FALSE = 1;

    private static final int AND = -1;
    private static final int XOR = -2;
    private static final int SELECT = -3;

    private final Clauses clauses;
    private final Budget budget;
    private final Map<List<Integer>, Integer> gates = new HashMap<>();

    Circuit(Budget budget) {
        this.budget = budget;
        this.clauses = new Clauses(budget);
        require(variable());
    }

    static int not(int literal) {
        return literal ^ 1;
    }

    int variable() {
        if (budget.isExhausted()) {
            throw new OutOfBudget();
        }
        return clauses.variable();
    }

    /** Any of these must hold. */
    void require(int... any) {
        clauses.add(any);
    }

    /** The solver, for questions about what was built so far. */
    Clauses clauses() {
        return clauses;
    }

    int or(List<Integer> operands) {
        return not(and(operands.stream().map(Circuit::not).toList()));
    }

    int and(List<Integer> operands) {
        TreeSet<Integer> distinct = new TreeSet<>(operands);
        distinct.remove(TRUE);
        if (distinct.contains(FALSE) || distinct.stream().anyMatch(literal -> distinct.contains(not(literal)))) {
            return FALSE;
        }
        List<Integer> sorted = List.copyOf(distinct);
        return switch (sorted.size()) {
            case 0 -> TRUE;
            case 1 -> sorted.get(0);
            default -> gate(AND, sorted, gate -> defineAnd(gate, sorted));
        };
    }

    int xor(int a, int b) {
        int sign = (a ^ b) & 1;
        int low = Math.min(a, b) & ~1;
        int high = Math.max(a, b) & ~1;
        if (low == high || low == TRUE) {
            return sign ^ (low == high ? FALSE : not(high));
        }
        return sign ^ gate(XOR, List.of(low, high), gate -> defineXor(gate, low, high));
    }

    /** The result that stands beside the one option that holds; exactly one option must. */
    int select(List<Integer> options, List<Integer> results) {
        if (results.stream().distinct().count() == 1) {
            return results.get(0);
        }
        List<Integer> both = new ArrayList<>(options);
        both.addAll(results);
        return gate(SELECT, both, gate -> defineSelect(gate, options, results));
    }

    private void defineAnd(int gate, List<Integer> operands) {
        int[] all = new int[operands.size() + 1];
        for (int i = 0; i < operands.size(); i++) {
            require(not(gate), operands.get(i));
            all[i] = not(operands.get(i));
        }
        all[operands.size()] = gate;
        require(all);
    }

    private void defineXor(int gate, int a, int b) {
        require(not(gate), a, b);
        require(not(gate), not(a), not(b));
        require(gate, not(a), b);
        require(gate, a, not(b));
    }

    private void defineSelect(int gate, List<Integer> options, List<Integer> results) {
        for (int i = 0; i < options.size(); i++) {
            require(not(gate), not(options.get(i)), results.get(i));
            require(gate, not(options.get(i)), not(results.get(i)));
        }
    }

    private int gate(int kind, List<Integer> operands, IntConsumer define) {
        List<Integer> key = new ArrayList<>(operands);
        key.add(kind);
        Integer known = gates.get(key);
        if (known != null) {
            return known;
        }
        int gate = variable();
        define.accept(gate);
        gates.put(key, gate);
        return gate;
    }
}
