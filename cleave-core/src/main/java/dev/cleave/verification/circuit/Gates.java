package dev.cleave.verification.circuit;

import dev.cleave.logic.ClassTally;
import java.util.Optional;

/** The outputs of a behaviour as literals of a circuit; gates are built when they are asked for. */
@FunctionalInterface
public interface Gates {
    int head(int output);

    /** Where the outputs are classes whose points decide: these points, for literals of the circuit that are not negated. */
    default Optional<ClassTally> tally() {
        return Optional.empty();
    }

    /** How many named conditions it has inside. */
    default int auxiliaries() {
        return 0;
    }

    default int auxiliary(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** Makes everything that is built from now on use a literal that is known to equal an auxiliary. */
    default void replace(int index, int literal) {
        throw new IndexOutOfBoundsException(index);
    }
}
