package dev.cleave.verification.circuit;

import dev.cleave.budget.Budget;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Domain;
import dev.cleave.verification.Comparison;
import dev.cleave.verification.Difference;
import dev.cleave.verification.MatrixRows;
import dev.cleave.verification.OutOfBudget;
import dev.cleave.verification.Symbolic;
import dev.cleave.verification.TooManyClasses;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Asks a SAT solver for a valid input where two symbolic behaviours differ, output by output, in a growing circuit. Of many labels some have a
 * circuit together: a solver gives a value to everything that it knows of, whatever it is asked.
 */
public final class SatProof {
    private static final int TOGETHER = 16; // labels, whose conjunctions are often the same

    private final Domain domain;
    private final Budget budget;
    private final int mostNodes;

    public SatProof(Domain domain, Budget budget, int mostNodes) {
        this.domain = domain;
        this.budget = budget;
        this.mostNodes = mostNodes;
    }

    /** Nothing is the proof that there is none; {@link OutOfBudget} where time runs out first, {@link TooManyClasses} where nobody knows. */
    public Optional<Difference> find(Comparison comparison, Symbolic one, Symbolic other) {
        boolean isWhole = one.hasClasses() || other.hasClasses();
        List<Integer> outputs = comparison.outputs();
        int together = isWhole ? Math.max(1, outputs.size()) : TOGETHER;
        return IntStream.iterate(0, from -> from < outputs.size(), from -> from + together)
                .mapToObj(from -> outputs.subList(from, Math.min(outputs.size(), from + together)))
                .parallel()
                .flatMap(some -> find(comparison, one, other, some).stream())
                .findFirst();
    }

    private Optional<Difference> find(Comparison comparison, Symbolic one, Symbolic other, List<Integer> outputs) {
        Circuit circuit = new Circuit(budget);
        InputGates inputs = new InputGates(domain, circuit);
        Gates first = (other.hasTally() ? one.asTally() : one).gates(inputs, mostNodes);
        Gates second = (one.hasTally() ? other.asTally() : other).gates(inputs, mostNodes);
        meet(first, second, circuit);
        if (isSame(first.tally(), second.tally())) {
            return Optional.empty();
        }
        for (int output : outputs) {
            int differ = circuit.xor(first.head(output), second.head(output));
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

    /** The same points for the same literals are the same classes, however many there are. */
    private static boolean isSame(Optional<ClassTally> first, Optional<ClassTally> second) {
        return first.isPresent() && first.equals(second);
    }

    /**
     * Auxiliaries that have the same number are often the same conjunction. Where that is proved, the sums over them become
     * the same gates on both sides; without it the solver would have to show that two adders are equal.
     */
    private static void meet(Gates first, Gates second, Circuit circuit) {
        for (int i = 0; i < Math.min(first.auxiliaries(), second.auxiliaries()); i++) {
            int one = first.auxiliary(i);
            int other = second.auxiliary(i);
            int differ = circuit.xor(one, other);
            if (differ == Circuit.FALSE || circuit.clauses().modelWith(differ).isEmpty()) {
                int same = other <= Circuit.FALSE ? other : one;
                first.replace(i, same);
                second.replace(i, same);
            }
        }
    }

    /** A counterexample is never the solver's word alone. */
    private Difference confirmed(Comparison comparison, BitSet atoms) {
        return comparison
                .on(MatrixRows.of(List.of(atoms), domain.atoms()))
                .filter(difference -> domain.isValid(atoms))
                .orElseThrow(() -> new IllegalStateException("the proof engine is wrong about " + atoms));
    }
}
