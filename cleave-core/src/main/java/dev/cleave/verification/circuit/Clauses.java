package dev.cleave.verification.circuit;

import dev.cleave.budget.Budget;
import dev.cleave.verification.OutOfBudget;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.logicng.collections.LNGBooleanVector;
import org.logicng.collections.LNGIntVector;
import org.logicng.datastructures.Tristate;
import org.logicng.handlers.SATHandler;
import org.logicng.solvers.sat.MiniSat2Solver;
import org.logicng.solvers.sat.MiniSatStyleSolver;

/** The SAT solver, spoken to in integers: its formula objects would cost more than the search. */
final class Clauses {
    private final MiniSat2Solver solver = new MiniSat2Solver();
    private final Budget budget;

    Clauses(Budget budget) {
        this.budget = budget;
    }

    int variable() {
        return MiniSatStyleSolver.mkLit(solver.newVar(true, true), false);
    }

    void add(int... literals) {
        LNGIntVector clause = new LNGIntVector(literals.length);
        for (int literal : literals) {
            clause.push(literal);
        }
        solver.addClause(clause, null);
    }

    /** A model in which the literal holds, as truth by literal; {@link OutOfBudget} where time runs out first. */
    Optional<IntPredicate> modelWith(int literal) {
        LNGIntVector assumption = new LNGIntVector(1);
        assumption.push(literal);
        Tristate answer = solver.solve(new UntilExhausted(budget), assumption);
        return switch (answer) {
            case TRUE -> Optional.of(truth(solver.model()));
            case FALSE -> Optional.empty();
            case UNDEF -> throw new OutOfBudget();
        };
    }

    private static IntPredicate truth(LNGBooleanVector model) {
        return literal -> model.get(MiniSatStyleSolver.var(literal)) != MiniSatStyleSolver.sign(literal);
    }

    /** Asked at every conflict. */
    private static final class UntilExhausted implements SATHandler {
        private final Budget budget;

        UntilExhausted(Budget budget) {
            this.budget = budget;
        }

        @Override
        public boolean detectedConflict() {
            return !budget.isExhausted();
        }

        @Override
        public boolean aborted() {
            return budget.isExhausted();
        }
    }
}
