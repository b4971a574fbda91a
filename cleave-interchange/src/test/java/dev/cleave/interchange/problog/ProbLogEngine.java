package dev.cleave.interchange.problog;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.io.text.Vocabulary;
import it.unibo.tuprolog.core.Struct;
import it.unibo.tuprolog.core.Var;
import it.unibo.tuprolog.core.parsing.TermParser;
import it.unibo.tuprolog.solve.ProbExtensions;
import it.unibo.tuprolog.solve.Solution;
import it.unibo.tuprolog.solve.SolveOptions;
import it.unibo.tuprolog.solve.problog.Operators;
import it.unibo.tuprolog.solve.problog.ProblogSolverFactory;
import it.unibo.tuprolog.theory.Theory;
import it.unibo.tuprolog.theory.parsing.ClausesParser;
import java.util.BitSet;
import java.util.List;

/** A program of classes in 2P-Kt. */
public final class ProbLogEngine {
    private final ClausesParser parser = ClausesParser.withOperators(Operators.PROBLOG_OPERATORS);
    private final Theory program;
    private final Vocabulary words;

    public ProbLogEngine(String program, Vocabulary words) {
        this.program = parser.parseTheory(program);
        this.words = words;
    }

    /** How probable each class is for one row of atoms; every class at once, as one goal with a variable. */
    public double[] probabilities(BitSet row) {
        Theory facts = parser.parseTheory(ProbLogText.facts(row, words));
        List<Struct> goals = words.heads().stream()
                .map(head -> TermParser.getWithDefaultOperators().parseStruct(ProbLogText.encode(head)))
                .toList();
        List<Solution> solutions = ProblogSolverFactory.INSTANCE
                .solverWithDefaultBuiltins(program.plus(facts))
                .solveList(
                        Struct.of(goals.get(0).getFunctor(), Var.of("Class")),
                        ProbExtensions.probabilistic(SolveOptions.allLazily()));
        assertTrue(solutions.stream().noneMatch(Solution::isHalt), solutions::toString);
        return goals.stream()
                .mapToDouble(goal -> solutions.stream()
                        .filter(solution -> solution.isYes() && goal.equals(solution.getSolvedQuery()))
                        .mapToDouble(ProbExtensions::getProbability)
                        .sum())
                .toArray();
    }

    /** The classes that none is more probable than, of those that are possible at all. */
    public BitSet most(BitSet row) {
        double[] probabilities = probabilities(row);
        BitSet most = new BitSet();
        double best = Double.MIN_VALUE;
        for (int output = 0; output < probabilities.length; output++) {
            if (probabilities[output] > best) {
                most.clear();
                best = probabilities[output];
            }
            most.set(output, probabilities[output] == best);
        }
        return most;
    }
}
